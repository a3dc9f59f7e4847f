import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** The page does not scroll or move. */
export function useModal(open: boolean): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return undefined;
    show(dialog);
    const release = holdPage();
    return () => {
      release();
      close(dialog);
    };
  }, [open]);
  return ref;
}

// Without showModal (old browsers) the dialog opens without a backdrop.
function show(dialog: HTMLDialogElement) {
  if (typeof dialog.showModal === 'function') dialog.showModal();
  else dialog.setAttribute('open', '');
}

function close(dialog: HTMLDialogElement) {
  if (typeof dialog.close === 'function') dialog.close();
  else dialog.removeAttribute('open');
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
