import { useEffect, useRef, useState } from 'react';
import { pageShownEvent } from '@site/runtime/names';
import { readSiteConfig } from '@site/contracts';
import { useLocation } from '@site/runtime/router';
import { VisuallyHidden } from '@site/ui/core';
import { restoreFocus } from '../router/left-focus';
import { usePage } from '../router/load-page';
import { headOf, unavailableHead, writeHead } from '../router/head';

/** Writes the head, announces the title, focuses the heading or what the hash names; after Back, what was pressed. */
export function RouteAnnouncer() {
  const { pathname, hash, key } = useLocation();
  const { match, isMissing } = usePage() ?? {};
  const head = isMissing ? unavailableHead : headOf(match, pathname);
  const [title, setTitle] = useState('');
  // A page may replace its notice at the same address.
  const shown = `${pathname} ${head.title}`;
  const previous = useRef(shown);
  useEffect(() => {
    if (previous.current === shown) return;
    previous.current = shown;
    writeHead(head, readSiteConfig().siteUrl);
    setTitle(head.title);
    if (!restoreFocus(key)) focusTarget(hash);
    dispatchEvent(new Event(pageShownEvent));
    // The head is new in each render; what is shown decides.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [shown, hash]);
  return (
    <VisuallyHidden aria-live="polite" aria-atomic="true">
      {title}
    </VisuallyHidden>
  );
}

function focusTarget(hash: string): void {
  if (hash) document.getElementById(hash.slice(1))?.focus({ preventScroll: true });
  else focusHeading();
}

function focusHeading(): void {
  const main = document.getElementById('main');
  if (main && !takeFocus(main)) focusNextHeading();
}

/** Focuses the heading that appears next, as of a page that comes late, unless the visitor moves the focus. */
export function focusNextHeading(): void {
  const main = document.getElementById('main');
  if (!main) return;
  const observer = new MutationObserver(() => takeFocus(main) && observer.disconnect());
  observer.observe(main, { childList: true, subtree: true });
  document.addEventListener('focusin', () => observer.disconnect(), { once: true });
}

/** False without a heading, or while React hides it. */
function takeFocus(main: HTMLElement): boolean {
  const heading = main.querySelector('h1');
  if (!heading) return false;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return document.activeElement === heading;
}
