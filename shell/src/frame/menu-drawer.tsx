import { memo, useEffect, useRef } from 'react';
import { paths, type SitePath } from '@site/contracts';
import { useLocation } from '@site/runtime/router';
import { Box, ButtonLink, Flex, IconButton } from '@site/ui/core';
import { Menu as MenuIcon } from 'lucide-react';
import { usePending } from '../navigation/pending';
import { closeDrawer, Drawer, opensDrawer } from './drawer';
import { NavigationLink, navigationLinks } from './navigation-link';

const menuId = 'menu';

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

/** Outside the header, which may hide the menu button (HEAD-05). */
export const MenuDrawer = memo(function MenuDrawer() {
  return (
    <Drawer id={menuId} label="Menu">
      <ClosedByNavigation />
      <Flex as="nav" aria-label="Menu" direction="column" flex="1">
        {navigationLinks.map(({ label, to }) => (
          <DrawerLink key={to} label={label} to={to} />
        ))}
        <ButtonLink to={paths.login} fullWidth mt="auto">
          Sign in
        </ButtonLink>
      </Flex>
    </Drawer>
  );
});

function ClosedByNavigation() {
  const { key } = useLocation();
  const next = usePending()?.key ?? key;
  const current = useRef(next);
  useEffect(() => {
    if (current.current !== next) closeDrawer(menuId);
    current.current = next;
  }, [next]);
  return null;
}

function DrawerLink({ label, to }: { label: string; to: SitePath }) {
  return (
    <Box
      asChild
      display="flex"
      alignItems="center"
      justifyContent="space-between"
      minH="60px"
      fontSize="1.5rem"
      fontWeight="semibold"
      letterSpacing="-0.02em"
      borderBottomWidth="1px"
      borderColor="border.hairline"
      css={{
        '&[aria-current]': { fontWeight: 'bold' },
        '&[aria-current]::after': { content: '""', boxSize: '10px', rounded: 'full', bg: 'brand.line' },
      }}
    >
      <NavigationLink to={to}>{label}</NavigationLink>
    </Box>
  );
}
