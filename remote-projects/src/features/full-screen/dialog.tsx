import { useEffect, useRef, type MouseEvent, type ReactNode, type SyntheticEvent } from 'react';
import { Box, chakra, IconButton } from '@site/ui/core';
import { X } from 'lucide-react';

export interface DialogProps {
  open: boolean;
  onClose: () => void;
  label: string;
  dark?: boolean;
  children: ReactNode;
}

/** Escape, the button and a click beside the picture close it. */
export function Dialog({ open, onClose, label, dark = false, children }: DialogProps) {
  const ref = useModal(open);
  const cancel = (event: SyntheticEvent) => {
    event.preventDefault();
    onClose();
  };
  const closeBeside = (event: MouseEvent) => {
    if (event.target === event.currentTarget) onClose();
  };
  return (
    <Screen
      ref={ref}
      aria-label={label}
      className={dark ? 'dark' : undefined}
      bg={dark ? 'bg.night' : 'bg.canvas'}
      onCancel={cancel}
      onClick={closeBeside}
    >
      <Box position="absolute" zIndex={1} top="4" insetInlineEnd="4" color="fg.onBrand">
        <IconButton aria-label="Close" onClick={onClose}>
          <X size={24} aria-hidden />
        </IconButton>
      </Box>
      <Stage onClick={closeBeside}>{open && children}</Stage>
    </Screen>
  );
}

/** The page does not scroll or move. */
function useModal(open: boolean) {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return undefined;
    dialog.showModal();
    const release = holdPage();
    return () => {
      release();
      dialog.close();
    };
  }, [open]);
  return ref;
}

function holdPage(): () => void {
  const { style, clientWidth } = document.documentElement;
  // Keeps the space of the scroll bar, so that the page does not jump.
  if (window.innerWidth > clientWidth) style.scrollbarGutter = 'stable';
  style.overflow = 'hidden';
  return () => {
    style.overflow = '';
    style.scrollbarGutter = '';
  };
}

const Screen = chakra('dialog', {
  base: {
    position: 'fixed',
    inset: 0,
    width: '100vw',
    maxWidth: 'none',
    height: '100dvh',
    maxHeight: 'none',
    margin: 0,
    color: 'fg.default',
    opacity: 0,
    transition: 'opacity 200ms, overlay 200ms allow-discrete, display 200ms allow-discrete',
    '&[open]': { display: 'flex', opacity: 1, _starting: { opacity: 0 } },
  },
});

const Stage = chakra('div', {
  base: {
    flex: 1,
    minWidth: 0,
    display: 'grid',
    placeItems: 'safe center',
    overflow: 'auto',
    padding: { base: '72px 16px 24px', md: '80px 96px 40px' },
    // On a phone held sideways the buttons are beside the photograph.
    _dark: { '@media (max-height: 30em)': { padding: 0 } },
  },
});
