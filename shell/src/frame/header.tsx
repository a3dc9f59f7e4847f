import { memo } from 'react';
import { paths, siteName, type SitePath } from '@site/contracts';
import { Link } from '@site/runtime/router';
import { Box, Container, Flex } from '@site/ui/core';
import { Logo } from './logo';
import { Menu } from './menu-drawer';
import { NavigationLink, navigationLinks } from './navigation-link';

export const Header = memo(function Header({ isOver }: { isOver: boolean }) {
  return (
    <Box
      as="header"
      zIndex="5"
      {...(isOver
        ? { position: 'absolute', insetInline: '0', top: '0' }
        : { position: 'relative', bg: 'bg.canvas', borderBottomWidth: '1px', borderColor: 'border.hairline' })}
    >
      <Container>
        <Flex h={{ base: '68px', md: '84px' }} align="center" justify="space-between">
          <Box asChild display="inline-flex" alignItems="center" minH="11">
            <Link to={paths.home} aria-label={`${siteName}, home`}>
              <Logo variant={isOver ? 'ink' : 'brand'} />
            </Link>
          </Box>
          <Flex as="nav" aria-label="Main" hideBelow="md" h="full" gap="44px">
            {navigationLinks.map(({ label, to }) => (
              <HeaderLink key={to} label={label} to={to} isOver={isOver} />
            ))}
          </Flex>
          <Menu />
        </Flex>
      </Container>
    </Box>
  );
});

function HeaderLink({ label, to, isOver }: { label: string; to: SitePath; isOver: boolean }) {
  return (
    <Box
      asChild
      position="relative"
      display="flex"
      alignItems="center"
      textStyle="navigation"
      color={isOver ? 'fg.default' : 'fg.soft'}
      css={isOver ? overPicture : abovePage}
    >
      <NavigationLink to={to}>{label}</NavigationLink>
    </Box>
  );
}

const line = { content: '""', position: 'absolute', insetInline: '0' } as const;
const states = {
  '&[aria-current]': { textStyle: 'bold', color: 'fg.default' },
  '&:hover': { color: 'fg.default' },
} as const;
const overPicture = {
  ...states,
  '&[aria-current]::after': { ...line, bottom: '22px', h: '2px', bg: 'fg.default', rounded: '2px' },
} as const;
const abovePage = {
  ...states,
  '&[aria-current]::after': { ...line, bottom: '-1px', h: '3px', bg: 'brand.line', roundedTop: '3px' },
} as const;
