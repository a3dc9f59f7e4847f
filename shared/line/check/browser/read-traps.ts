import type { Finding } from './findings';

/** What a page takes from its visitor: scrolling, the way back, the way out. Runs in the page, before typing. */
export async function readTraps(): Promise<Finding[]> {
  const findings: Finding[] = [];
  const heading = document.querySelector<HTMLElement>('main h1') ?? document.body;
  const gesture = { bubbles: true, cancelable: true };
  const gestures = [
    new WheelEvent('wheel', { ...gesture, deltaY: 100 }),
    new Event('touchmove', gesture),
    new KeyboardEvent('keydown', { ...gesture, key: 'PageDown', code: 'PageDown' }),
  ];
  const prevented = gestures.find((event) => !heading.dispatchEvent(event));
  if (prevented) findings.push([`prevents ${prevented.type}, so that it cannot be scrolled`, 'scroll trap']);

  const [down, limitMs] = [20, 10_000]; // A busy machine draws no frame for seconds.
  if (document.documentElement.scrollHeight - innerHeight > down) {
    const scrolled = new Promise((done) => document.addEventListener('scroll', done, { once: true, capture: true }));
    scrollTo({ top: down, behavior: 'instant' });
    await Promise.race([scrolled, new Promise((done) => setTimeout(done, limitMs))]);
    await new Promise((done) => requestAnimationFrame(done));
    if (scrollY === 0) findings.push(['scrolls back to its top', 'scroll trap']);
    window.__check.scrollToTop();
  }

  heading.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  heading.click();
  if (history.length > window.__check.entries)
    findings.push(['adds entries to the history, so that Back does not leave it']);

  const wayOut = document.createEvent('BeforeUnloadEvent');
  wayOut.initEvent('beforeunload', false, true);
  dispatchEvent(wayOut);
  if (wayOut.defaultPrevented || wayOut.returnValue !== '')
    findings.push(['asks before it is left, although nothing was typed']);
  return findings;
}

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
