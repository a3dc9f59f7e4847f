import { appearsAttribute } from '@site/runtime/names';

/**
 * One observer and one listener for all. An element below the fold is hidden by the first scroll, so that an unscrolled
 * page (screenshot, print) is complete.
 */
const waiting = new Map<Element, { stagger: boolean }>();
const reasonsToHide = ['scroll', 'wheel', 'touchstart'] as const;

let observer: IntersectionObserver | undefined;
let isListening = false;

export function watchReveal(element: HTMLElement, stagger: boolean): (() => void) | undefined {
  if (typeof IntersectionObserver === 'undefined' || prefersStillness()) return undefined;
  if (known.has(element)) return () => leave(element);
  known.add(element);
  observer ??= new IntersectionObserver(onSight);
  candidates.set(element, { stagger });
  observer.observe(element);
  return () => leave(element);
}

/** In HTML that is not hydrated. */
export function watchReveals(): void {
  for (const element of document.querySelectorAll<HTMLElement>(`[${appearsAttribute}]`))
    watchReveal(element, element.getAttribute(appearsAttribute) === 'stagger');
}

/** The page is left and may be shown again, where nothing would reveal the element. */
function leave(element: HTMLElement) {
  forget(element);
  finish(element);
}

/** Hydration may watch an element a second time. */
const known = new WeakSet<Element>();

/** Elements of unknown position: the observer's first report gives it without forced layout. */
const candidates = new Map<Element, { stagger: boolean }>();

function onSight(entries: IntersectionObserverEntry[]) {
  const rows = new Map<number, number>();
  for (const entry of entries) {
    if (candidates.has(entry.target)) place(entry);
    else if (entry.isIntersecting) show(entry, rows);
  }
}

function place({ target, isIntersecting, boundingClientRect }: IntersectionObserverEntry) {
  const options = candidates.get(target);
  candidates.delete(target);
  if (!options || isIntersecting || boundingClientRect.top <= 0) return forget(target);
  waiting.set(target, options);
  listen();
}

function show({ target, boundingClientRect }: IntersectionObserverEntry, rows: Map<number, number>) {
  const options = waiting.get(target);
  const wasHidden = target instanceof HTMLElement && target.dataset.reveal === 'waiting';
  if (options && wasHidden) {
    const row = Math.round(boundingClientRect.top);
    const place = rows.get(row) ?? 0;
    rows.set(row, place + 1);
    play(target, options.stagger ? Math.min(place * 80, 240) : 0);
  }
  forget(target);
}

function play(element: HTMLElement, delay: number) {
  if (element.matches(':active')) return onRelease(() => play(element, 0));
  element.dataset.reveal = 'shown';
  element.style.transitionDelay = delay ? `${delay}ms` : '';
  element.addEventListener('pointerdown', hold);
  element.addEventListener('transitionend', (event) => {
    if (event.target === element) finish(element);
  });
}

/** Stops the motion during a press: a button that moves between press and release is not clicked. */
function hold({ currentTarget }: PointerEvent) {
  const movements = (currentTarget as Element).getAnimations?.() ?? [];
  for (const movement of movements) movement.pause();
  onRelease(() => movements.forEach((movement) => movement.play()));
}

function onRelease(goOn: () => void) {
  const released = new AbortController();
  for (const event of ['pointerup', 'pointercancel']) {
    addEventListener(
      event,
      () => {
        released.abort();
        goOn();
      },
      { signal: released.signal },
    );
  }
}

function finish(element: HTMLElement) {
  element.removeEventListener('pointerdown', hold);
  delete element.dataset.reveal;
  element.style.transitionDelay = '';
}

function hideWaiting() {
  isListening = false;
  for (const event of reasonsToHide) removeEventListener(event, hideWaiting);
  for (const element of waiting.keys()) {
    if (element.matches(':active')) forget(element);
    else if (element instanceof HTMLElement) element.dataset.reveal = 'waiting';
  }
}

function listen() {
  if (isListening) return;
  isListening = true;
  for (const event of reasonsToHide) addEventListener(event, hideWaiting, { passive: true });
}

function forget(element: Element) {
  waiting.delete(element);
  candidates.delete(element);
  observer?.unobserve(element);
}

function prefersStillness() {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
