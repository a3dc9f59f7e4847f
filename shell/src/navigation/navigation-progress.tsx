import { Box } from '@site/ui/core';
import { usePending } from './pending';

export function NavigationProgress() {
  if (!usePending()) return null;
  return (
    <Box
      position="fixed"
      insetInline="0"
      top="0"
      h="3px"
      zIndex="10"
      bg="brand.line"
      transformOrigin="left"
      animation="advance 3s 250ms cubic-bezier(.1,.7,.2,1) both"
    />
  );
}
