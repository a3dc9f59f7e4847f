/** Another tab in front, a lost connection, a print, and the cache of Back. Runs in the page. */
export function interrupt(): void {
  const show = (visibilityState: DocumentVisibilityState) => {
    const hidden = visibilityState === 'hidden';
    for (const [name, value] of Object.entries({ visibilityState, hidden }))
      Object.defineProperty(document, name, { value, configurable: true });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  };
  for (const name of ['blur', 'offline', 'beforeprint']) dispatchEvent(new Event(name));
  show('hidden');
  dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  show('visible');
  for (const name of ['afterprint', 'online', 'focus']) dispatchEvent(new Event(name));
  for (const name of ['visibilityState', 'hidden']) Reflect.deleteProperty(document, name);
}
