import { memo, useEffect, useRef, type KeyboardEvent, type MouseEvent } from 'react';
import { paths, type SitePath } from '@site/contracts';
import { useLocation } from '@site/runtime/router';
import { Box, ButtonLink, chakra, Flex, IconButton } from '@site/ui/core';
import { Menu as MenuIcon, X } from 'lucide-react';
import { Logo } from './logo';
import { usePending } from './navigation-progress';
import { NavigationLink, navigationLinks } from './navigation-link';

const menuId = 'menu';

/** Opens the drawer, without scripts too. Browsers without commands (before 2026) need scripts. */
export function Menu() {
  const command = { command: 'show-modal', commandfor: menuId, 'aria-haspopup': 'dialog' } as const;
  return (
    <Box hideFrom="md" mr="-12px">
      <IconButton variant="ghost" aria-label="Open menu" asChild>
        <button {...command} onClick={() => hasCommands() || findDialog()?.showModal()}>
          <MenuIcon size={26} aria-hidden />
        </button>
      </IconButton>
    </Box>
  );
}

/**
 * Outside the header, which may hide the menu button (HEAD-05). With scripts, any click and any key but Tab and Shift
 * closes it (HEAD-06, HEAD-07).
 */
export const MenuDrawer = memo(function MenuDrawer() {
  const closeByKey = (event: KeyboardEvent<HTMLDialogElement>) => {
    if (!isClosingKey(event)) return;
    event.preventDefault();
    event.currentTarget.close();
  };
  return (
    <Panel asChild>
      {/* Opened before hydration, it has another attribute. */}
      <dialog
        id={menuId}
        aria-label="Menu"
        closedby="any"
        onClick={(event) => runsCommand(event) || event.currentTarget.close()}
        onKeyDown={closeByKey}
        suppressHydrationWarning
      >
        <Top>
          <Logo />
          <IconButton aria-label="Close" variant="surface" asChild>
            <button {...{ command: 'close', commandfor: menuId }}>
              <X size={26} aria-hidden />
            </button>
          </IconButton>
        </Top>
        <ClosedByNavigation />
        <Flex as="nav" aria-label="Menu" direction="column" flex="1">
          {navigationLinks.map(({ label, to }) => (
            <DrawerLink key={to} label={label} to={to} />
          ))}
          <ButtonLink to={paths.login} fullWidth mt="auto">
            Sign in
          </ButtonLink>
        </Flex>
      </dialog>
    </Panel>
  );
});

function ClosedByNavigation() {
  const { key } = useLocation();
  const next = usePending()?.key ?? key;
  const current = useRef(next);
  useEffect(() => {
    if (current.current !== next) findDialog()?.close();
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
      textStyle="drawerLink"
      borderBottomWidth="1px"
      borderColor="border.hairline"
      css={{
        '&[aria-current]': { textStyle: 'bold' },
        '&[aria-current]::after': { content: '""', boxSize: '10px', rounded: 'full', bg: 'brand.line' },
      }}
    >
      <NavigationLink to={to}>{label}</NavigationLink>
    </Box>
  );
}

/** The browser closes the drawer after this event, and warns if it is closed. */
function runsCommand({ target }: MouseEvent): boolean {
  return hasCommands() && target instanceof Element && target.closest('[commandfor]') !== null;
}

function hasCommands(): boolean {
  return 'commandForElement' in HTMLButtonElement.prototype;
}

function findDialog(): HTMLDialogElement | null {
  return document.querySelector(`dialog#${menuId}`);
}

/** A key that activates a link or button closes by its click. */
function isClosingKey({ key, target }: KeyboardEvent): boolean {
  if (key === 'Tab' || key === 'Shift') return false;
  const control = target instanceof Element ? target.closest('a, button') : null;
  const activates = key === 'Enter' ? control : key === ' ' && control?.matches('button');
  return !activates;
}

const hidden = { transform: 'translateX(100%)' };

/** Chakra has no type for this selector. */
const withoutScroll = { 'html:has(&:modal)': { overflow: 'hidden' } };

const Panel = chakra('dialog', {
  base: {
    position: 'fixed',
    inset: '0 0 0 auto',
    width: 'min(318px, 86vw)',
    maxWidth: 'none',
    height: '100dvh',
    maxHeight: 'none',
    margin: 0,
    padding: '0 24px 32px',
    flexDirection: 'column',
    overflowY: 'auto',
    bg: 'bg.canvas',
    color: 'fg.default',
    boxShadow: '-24px 0 60px {colors.bg.night/30}',
    transition: 'transform 300ms, overlay 300ms allow-discrete, display 300ms allow-discrete',
    ...hidden,
    '&[open]': { display: 'flex', transform: 'none', _starting: hidden },
    '&::backdrop': {
      bg: 'bg.night/62',
      opacity: 0,
      transition: 'opacity 200ms, overlay 300ms allow-discrete, display 300ms allow-discrete',
    },
    '&[open]::backdrop': { opacity: 1, _starting: { opacity: 0 } },
    ...withoutScroll,
  },
});

// Covers the menu button: 68 px bar, 12 px into the gutter.
const Top = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    flexShrink: 0,
    minHeight: '68px',
    marginBottom: '28px',
    marginInlineEnd: 'calc({spacing.gutter} - 36px)',
  },
});
