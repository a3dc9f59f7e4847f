import { lazy, Suspense, useState } from 'react';
import { Menu as MenuIcon } from 'lucide-react';
import { Box, IconButton } from '@site/ui/core';

const loadDrawer = () => import('./menu-drawer');
const MenuDrawer = lazy(async () => ({ default: (await loadDrawer()).MenuDrawer }));

/** The menu button of small screens. The drawer's code comes when a finger or the focus gets near. */
export function Menu() {
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const preload = () => void loadDrawer().catch(() => undefined);
  return (
    <Box hideFrom="md" mr="-12px">
      <IconButton
        variant="bare"
        label="Open menu"
        aria-expanded={isOpen}
        aria-haspopup="dialog"
        onPointerDown={preload}
        onFocus={preload}
        onClick={() => {
          setWasOpened(true);
          setIsOpen(true);
        }}
      >
        <MenuIcon size={26} aria-hidden />
      </IconButton>
      {wasOpened && (
        <Suspense>
          <MenuDrawer isOpen={isOpen} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </Box>
  );
}
