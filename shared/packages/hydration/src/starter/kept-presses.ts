import { scopeOf } from '../module-elements';
import { keptAttribute } from '../names';
import { storeToggle } from './stored-toggles';
import { isUnheard } from './unheard';
import { loadPictures, yieldPictures } from './yielding-pictures';

type Pressed = HTMLButtonElement | HTMLFormElement;

/** What a visitor did before React heard it. */
export interface Kept {
  element: Element;
  repeat: () => void;
}

/** With `aria-pressed` as it was: a press means what was seen. */
const presses = new Map<Pressed, string | null>();

/** Where the browser knows commands, such a button works without scripts. */
const keptButtons = 'commandForElement' in HTMLButtonElement.prototype ? 'button:not([commandfor])' : 'button';

/** Keeps clicks and submits, also the first press before this script was there. */
export function keepPresses(): void {
  addEventListener('click', (event) => keepClick(event.target, event), true);
  addEventListener('submit', (event) => keep(event.target as HTMLFormElement, event), true);
  // The page is painted before this script is there. The browser remembers the first press (Safari from 26.2 on).
  const startedAt = performance.now();
  const onFirstInput = (list: PerformanceObserverEntryList) => {
    for (const { name, startTime, target } of list.getEntries() as PerformanceEventTiming[])
      if (startTime < startedAt && !name.startsWith('key')) keepClick(target);
  };
  if ('PerformanceObserver' in globalThis)
    new PerformanceObserver(onFirstInput).observe({ type: 'first-input', buffered: true });
}

/** The presses in a module, or the frame, that are to be repeated now. They no longer look busy. */
export function takePresses(scope: EventTarget | null): Kept[] {
  const due = [...presses].filter(([pressed]) => scopeOf(pressed) === scope);
  return due.map(([pressed, seen]) => {
    presses.delete(pressed);
    showKept(pressed, false);
    return { element: pressed, repeat: () => press(pressed, seen) };
  });
}

/** What will not be answered for now no longer looks busy. It is still kept: another attempt may succeed. */
export function releasePresses(scope: Element): void {
  loadPictures();
  presses.forEach((_, pressed) => scope.contains(pressed) && showKept(pressed, false));
}

function keepClick(target: EventTarget | null, event?: Event): void {
  const button = (target as Element | null)?.closest<HTMLButtonElement>(keptButtons);
  if (button) keep(button, event);
}

/** Stops an event that React would drop. A press that this cannot answer is kept, and counts once. */
function keep(pressed: Pressed, event?: Event): void {
  if (!isUnheard(pressed)) return;
  event?.preventDefault();
  event?.stopImmediatePropagation();
  // Before this script every toggle was off.
  if (storeToggle(pressed, !event || pressed.getAttribute('aria-pressed') !== 'true')) return;
  // After the frame that shows the press: each picture costs it a style.
  setTimeout(() => presses.has(pressed) && yieldPictures());
  if (!presses.has(pressed)) presses.set(pressed, pressed.getAttribute('aria-pressed'));
  showKept(pressed, true);
}

function press(pressed: Pressed, seen: string | null): void {
  if (pressed instanceof HTMLFormElement) pressed.requestSubmit();
  // A toggle that hydration has put into the state that the press has asked for stays so.
  else if (pressed.getAttribute('aria-pressed') === seen) pressed.click();
}

/**
 * A press is acknowledged in the next frame, by the look of a button that is loading (`global-css.ts` of `ui`). React
 * knows neither attribute.
 */
function showKept(pressed: Element, isKept: boolean): void {
  pressed.toggleAttribute(keptAttribute, isKept);
  if (isKept) pressed.setAttribute('aria-busy', 'true');
  else pressed.removeAttribute('aria-busy');
}
