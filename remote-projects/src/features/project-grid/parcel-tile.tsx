import { Box } from '@site/ui/core';
import { ParcelMap } from '@site/ui/media';

/** Closes the last row of ten cards, four in a row. Decorative. */
export function ParcelTile() {
  return (
    <Box h="374px" rounded="card" overflow="hidden" bg="bg.sand">
      <ParcelMap />
    </Box>
  );
}
