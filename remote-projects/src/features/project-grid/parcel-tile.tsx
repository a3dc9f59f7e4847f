import { Box } from '@site/ui/core';
import { ParcelMap } from '@site/ui/media';

export function ParcelTile() {
  return (
    <Box h="374px" rounded="card" overflow="hidden" bg="bg.sand">
      <ParcelMap />
    </Box>
  );
}
