import { isHydrated, scopeOf } from '../hydrate/module-elements';
import { replayAttribute, opensAttribute } from '../names';
import { requestHydration, type Recorded } from './request-hydration';
import { storeToggle } from './stored-toggles';

/** Pressed elements, with the `aria-pressed` that the visitor saw. */
const presses = new Map<HTMLElement, string | null>();
let isReplaying = false;
let hasFailed = false;

const openers = `a[${opensAttribute}]`;
/** A browser that knows `commandfor` runs such buttons without scripts. */
const recordedButtons = 'commandForElement' in HTMLButtonElement.prototype ? 'button:not([commandfor])' : 'button';

/** Records clicks, and the first press before this script ran. A browser submits by a click on the button. */
export function recordPresses(): void {
  addEventListener('click', (event) => (isReplaying ? stayOnPage(event) : recordClick(event.target, event)), true);
  addEventListener('submit', (event) => requestHydration(event.target as Element) && stop(event), true);
  // The page paints before this script runs. The browser reports the first press (Safari from 26.2).
  const startedAt = performance.now();
  const onFirstInput = (list: PerformanceObserverEntryList) => {
    for (const { name, startTime, target } of list.getEntries() as PerformanceEventTiming[])
      if (startTime < startedAt && !name.startsWith('key')) recordClick(target);
  };
  if ('PerformanceObserver' in globalThis)
    new PerformanceObserver(onFirstInput).observe({ type: 'first-input', buffered: true });
}

export function listRecordedPresses(): Recorded[] {
  return [...presses].map(([element, seen]) => ({ element, replay: () => replayPress(element, seen) }));
}

/** Ends the busy look. The press stays recorded for another attempt; a link opens its file from now on. */
export function releasePresses(scope: Element): void {
  hasFailed = true;
  presses.forEach((_, button) => scope.contains(button) && showBusy(button, false));
}

/** Stops a click that React would drop, and records it once. */
function recordClick(target: EventTarget | null, event?: Event): void {
  const selector = event && isPlain(event) && !hasFailed ? `${recordedButtons}, ${openers}` : recordedButtons;
  const button = (target as Element | null)?.closest<HTMLElement>(selector);
  if (!button || !requestHydration(button)) return;
  if (event) stop(event);
  // Before this script every toggle was off.
  if (storeToggle(button, !event || button.getAttribute('aria-pressed') !== 'true')) return;
  if (!presses.has(button)) presses.set(button, button.getAttribute('aria-pressed'));
  showBusy(button, true);
}

/** A modified click opens a link elsewhere. */
function isPlain(event: Event): boolean {
  return event instanceof MouseEvent && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
}

/** While React cannot handle a replayed press, the link must not open its file. */
function stayOnPage(event: Event): void {
  if ((event.target as Element).matches(openers)) event.preventDefault();
}

function stop(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** React hydrates the button's section at the click. A toggle waits until it shows whether it has the wanted state. */
function replayPress(button: HTMLElement, seen: string | null): void {
  const scope = scopeOf(button);
  if (!presses.has(button) || (seen !== null && scope && !isHydrated(scope))) return;
  const wasBusy = button.hasAttribute(replayAttribute);
  showBusy(button, false);
  isReplaying = true;
  if (button.getAttribute('aria-pressed') === seen) button.click();
  isReplaying = false;
  if (!requestHydration(button)) presses.delete(button);
  else showBusy(button, wasBusy);
}

/** Acknowledges a press in the next frame, with the look of a loading button (`global-css.ts` of `ui`). */
function showBusy(button: Element, isBusy: boolean): void {
  button.toggleAttribute(replayAttribute, isBusy);
  if (isBusy) button.setAttribute('aria-busy', 'true');
  else button.removeAttribute('aria-busy');
}
