import type { PendingProps } from '@site/runtime';
import { Box, Spinner } from '@site/ui/core';

/** Visible after 400 ms, so that a fast load does not flash. */
export function Pending({ kind }: PendingProps) {
  return (
    <Box
      minH={kind === 'page' ? '70svh' : '374px'}
      display="grid"
      placeItems="center"
      animation="appear 1ms 400ms both"
    >
      <Spinner label="Loading" />
    </Box>
  );
}
