import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * Opens and closes a native modal dialog: the browser keeps the focus inside, makes the rest inert,
 * and gives the focus back to whoever had it. The page behind does not scroll and does not move.
 */
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

// Where there is no showModal (an old browser), the dialog still opens, without its backdrop.
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
  // The room of a scroll bar that takes room is kept, or the page behind would jump.
  if (window.innerWidth > clientWidth) style.scrollbarGutter = 'stable';
  style.overflow = 'hidden';
  return () => {
    style.overflow = '';
    style.scrollbarGutter = '';
  };
}
