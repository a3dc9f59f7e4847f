import { paths } from '@site/contracts';
import { NavLink } from '@site/router';
import { Box, ButtonLink, Flex } from '@site/ui/core';
import { Drawer } from '@site/ui/overlay';
import { navigationLinks } from './navigation-links';

export interface MenuDrawerProps {
  isOpen: boolean;
  onClose: () => void;
}

/** The same links as the bar and "Sign in" (spec §2, Header). */
export function MenuDrawer({ isOpen, onClose }: MenuDrawerProps) {
  return (
    <Drawer open={isOpen} onClose={onClose} label="Menu">
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
}

function DrawerLink({ label, to }: { label: string; to: string }) {
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
        '&[aria-current=page]': { fontWeight: 'bold' },
        '&[aria-current=page]::after': { content: '""', boxSize: '10px', rounded: 'full', bg: 'brand.line' },
      }}
    >
      <NavLink to={to} end>
        {label}
      </NavLink>
    </Box>
  );
}
