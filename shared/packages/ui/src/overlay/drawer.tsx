import type { KeyboardEvent, ReactNode, SyntheticEvent } from 'react';
import { chakra } from '@chakra-ui/react';
import { X } from 'lucide-react';

import { IconButton } from '../core/icon-button';
import { Logo } from '../core/logo';
import { useModal } from './use-modal';

export interface DrawerProps {
  open: boolean;
  onClose: () => void;
  /** Name of the dialog. */
  label: string;
  /** What stands at the upper left. */
  head?: ReactNode;
  closeLabel?: string;
  children: ReactNode;
}

/** A panel from the right. Any click and any key but Tab and Shift close it (spec §2). */
export function Drawer({ open, onClose, label, head = <Logo />, closeLabel = 'Close', children }: DrawerProps) {
  const ref = useModal(open);
  const close = (event: SyntheticEvent) => {
    event.preventDefault();
    onClose();
  };
  return (
    <Panel ref={ref} aria-label={label} onClick={onClose} onCancel={close} onKeyDown={(event) => isClosingKey(event) && close(event)}>
      <Top>
        {head}
        <IconButton label={closeLabel} variant="card">
          <X size={26} aria-hidden />
        </IconButton>
      </Top>
      {children}
    </Panel>
  );
}

/** A key that presses the focused link or button is left alone: the click it makes closes the drawer. */
function isClosingKey({ key, target }: KeyboardEvent): boolean {
  if (key === 'Tab' || key === 'Shift') return false;
  const pressed = target instanceof Element ? target.closest('a, button') : null;
  const presses = key === 'Enter' ? pressed : key === ' ' && pressed?.matches('button');
  return !presses;
}

const away = { transform: 'translateX(100%)' };

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
    boxShadow: '-24px 0 60px rgba(22,18,13,.3)',
    transition: 'transform 300ms, overlay 300ms allow-discrete, display 300ms allow-discrete',
    ...away,
    '&[open]': { display: 'flex', transform: 'none', _starting: away },
    '&::backdrop': {
      bg: 'bg.night/62',
      opacity: 0,
      transition: 'opacity 200ms, overlay 300ms allow-discrete, display 300ms allow-discrete',
    },
    '&[open]::backdrop': { opacity: 1, _starting: { opacity: 0 } },
  },
});

// The close button lies where the menu button was: 68 px bar, 12 px into the gutter.
const Top = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    flexShrink: 0,
    height: '68px',
    marginBottom: '28px',
    marginInlineEnd: 'calc({spacing.gutter} - 36px)',
  },
});
