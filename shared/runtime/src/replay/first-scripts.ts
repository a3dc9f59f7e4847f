/**
 * Starts the shell's first scripts after the page's first picture: over HTTP/1.1 the picture would share the line with
 * six files, and the last script would come no sooner. A press, a key or the focus starts them at once. Separate from
 * the replay script: either works without the other. `shell/src/document/write-document.ts` writes the attributes.
 */
export {}; // A module.

/** Maximum wait for the picture (ms). Slow 4G needs a third. */
const pictureBudgetMs = 3000;

const picture = document.querySelector<HTMLImageElement>('img[fetchpriority=high]');
// The HTML is that of the address without a query, so the visitor waits for scripts.
if (!picture || location.search) start();
else startBehind(picture);

/** A second call finds nothing to start. */
function start(): void {
  for (const link of document.querySelectorAll('link[rel=preload][media="not all"]')) link.removeAttribute('media');
  for (const script of document.querySelectorAll<HTMLScriptElement>('script[type=later]')) {
    script.removeAttribute('type');
    script.async = true;
    document.head.append(script);
  }
}

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
 * Two frames after the picture, and after the first contentful frame; browsers without paint timing use the time limit.
 */
function startPainted(): void {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => new PerformanceObserver(start).observe({ type: 'paint', buffered: true })),
  );
}
