import { Menu as MenuIcon } from 'lucide-react';
import { Box, IconButton } from '@site/ui/core';
import { opensDrawer } from './drawer';

export const menuId = 'menu';

export function Menu() {
  return (
    <Box hideFrom="md" mr="-12px">
      <IconButton variant="bare" label="Open menu" asChild>
        <button {...opensDrawer(menuId)}>
          <MenuIcon size={26} aria-hidden />
        </button>
      </IconButton>
    </Box>
  );
}
