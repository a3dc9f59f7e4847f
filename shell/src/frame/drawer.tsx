import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { chakra, IconButton, Logo } from '@site/ui/core';
import { X } from 'lucide-react';

/**
 * Opened by a button with {@link opensDrawer}, without scripts too. With scripts, any click and any key but Tab and
 * Shift closes it (HEAD-06, HEAD-07).
 */
export function Drawer({ id, label, children }: { id: string; label: string; children: ReactNode }) {
  const closeByKey = (event: KeyboardEvent<HTMLDialogElement>) => {
    if (!isClosingKey(event)) return;
    event.preventDefault();
    event.currentTarget.close();
  };
  return (
    <Panel asChild>
      {/* Opened before hydration, it has another attribute. */}
      <dialog
        id={id}
        aria-label={label}
        closedby="any"
        onClick={(event) => runsCommand(event) || event.currentTarget.close()}
        onKeyDown={closeByKey}
        suppressHydrationWarning
      >
        <Top>
          <Logo />
          <IconButton label="Close" variant="card" asChild>
            <button {...{ command: 'close', commandfor: id }}>
              <X size={26} aria-hidden />
            </button>
          </IconButton>
        </Top>
        {children}
      </dialog>
    </Panel>
  );
}

/** Browsers without commands (before 2026) need scripts. */
export function opensDrawer(id: string) {
  const onClick = () => hasCommands() || findDialog(id)?.showModal();
  return { command: 'show-modal', commandfor: id, 'aria-haspopup': 'dialog', onClick } as const;
}

/** The browser closes the drawer after this event, and warns if it is closed. */
function runsCommand({ target }: MouseEvent): boolean {
  return hasCommands() && target instanceof Element && target.closest('[commandfor]') !== null;
}

function hasCommands(): boolean {
  return 'commandForElement' in HTMLButtonElement.prototype;
}

export function closeDrawer(id: string): void {
  findDialog(id)?.close();
}

function findDialog(id: string): HTMLDialogElement | null {
  return document.querySelector(`dialog#${id}`);
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
