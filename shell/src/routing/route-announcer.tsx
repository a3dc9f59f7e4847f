import { useEffect, useRef, useState } from 'react';
import { useLocation } from '@site/router';
import { VisuallyHidden } from '@site/ui/core';
import { useSiteContext } from '../site-context';
import { headOf, writeHead } from './head';
import { findPage } from './match';

/** After a navigation: updates the document head, moves the focus to the heading, and announces the title. */
export function RouteAnnouncer() {
  const { pathname, hash } = useLocation();
  const { registry } = useSiteContext();
  const [title, setTitle] = useState('');
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    const head = headOf(findPage(registry.known, pathname), pathname);
    writeHead(head);
    setTitle(head.title);
    if (!hash) focusHeading();
  }, [pathname, hash, registry]);
  return (
    <VisuallyHidden aria-live="polite" aria-atomic="true">
      {title}
    </VisuallyHidden>
  );
}

/** The heading may belong to a remote that is still loading: then it gets the focus when it appears. */
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
