import { useEffect, useRef, useState } from 'react';
import { useLocation } from '@site/router';
import { VisuallyHidden } from '@site/ui/core';
import { getSiteContext } from '../site-context';
import { headOf, writeHead } from './head';
import { findPage } from './match';

/** After a navigation: writes the head, moves the focus to the heading, and says the page's title. */
export function RouteAnnouncer() {
  const { pathname, hash } = useLocation();
  const [title, setTitle] = useState('');
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    const { registry } = getSiteContext();
    const head = headOf(findPage(registry.known, pathname), pathname);
    writeHead(head);
    setTitle(head.title);
    if (!hash) focusHeading();
  }, [pathname, hash]);
  return (
    <VisuallyHidden aria-live="polite" aria-atomic="true">
      {title}
    </VisuallyHidden>
  );
}

/** The heading may belong to a remote that is still on its way: then it gets the focus when it comes. */
function focusHeading(): void {
  const main = document.getElementById('main');
  if (!main || takeFocus(main)) return;
  const observer = new MutationObserver(() => takeFocus(main) && observer.disconnect());
  observer.observe(main, { childList: true, subtree: true });
  document.addEventListener('focusin', () => observer.disconnect(), { once: true });
}

function takeFocus(main: HTMLElement): boolean {
  const heading = main.querySelector('h1');
  if (!heading) return false;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return true;
}
