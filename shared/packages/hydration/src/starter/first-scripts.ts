/**
 * Starts the shell's first scripts once the first picture of the page is there. Over HTTP/1.1 the picture would share
 * the line equally with six other files, and come when the last script does; scripts behind it come no later. A press,
 * a key or the focus starts them at once. Apart from the starter, so that a page comes to life when the starter is
 * missing; when this one is missing, the starter loads it again. The document writes the attributes
 * (`shell/src/document/write-document.ts`).
 */

/** A picture that takes longer is waited for no longer (ms). Slow 4G needs a third of it. */
const pictureBudgetMs = 3000;

const picture = document.querySelector<HTMLImageElement>('img[fetchpriority=high]');
// What depends on a query is hidden until it has hydrated.
if (!picture || location.search) start();
else startBehind(picture);

/** Also a second time: there is nothing left to start then. */
function start(): void {
  for (const link of document.querySelectorAll('link[rel=preload][media="not all"]')) link.removeAttribute('media');
  for (const script of document.querySelectorAll<HTMLScriptElement>('script[type=later]')) {
    script.removeAttribute('type');
    // They wait for each other by themselves. In a list with an order, one that hangs would hold back another attempt
    // at it.
    script.async = true;
    document.head.append(script);
  }
}

/** A visitor is there: pictures that a scroll brings near no longer come first. */
function startNow(): void {
  for (const element of document.querySelectorAll<HTMLScriptElement>('script[type=later]'))
    element.fetchPriority = 'high';
  start();
}

function startBehind(picture: HTMLImageElement): void {
  if (picture.complete) startPainted();
  else for (const type of ['load', 'error']) picture.addEventListener(type, startPainted);
  for (const type of ['pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll'])
    addEventListener(type, startNow, { capture: true, once: true, passive: true });
  setTimeout(start, pictureBudgetMs);
}

/**
 * Once the picture is painted: two frames later, and not before the first frame with content. A browser that does not
 * tell of it: after the time above.
 */
function startPainted(): void {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => new PerformanceObserver(start).observe({ type: 'paint', buffered: true })),
  );
}

export {};
