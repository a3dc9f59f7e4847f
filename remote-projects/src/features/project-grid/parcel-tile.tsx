import { Box } from '@site/ui/core';
import { ParcelMap } from '@site/ui/media';

/** Fills the last row of ten cards. Decorative. */
export function ParcelTile() {
  return (
    <Box h="374px" rounded="card" overflow="hidden" bg="bg.sand">
      <ParcelMap />
    </Box>
  );
}
