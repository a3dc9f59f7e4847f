import { scopeOf } from '../hydrate/module-elements';
import { keptAttribute } from '../names';
import { storeToggle } from './stored-toggles';
import { isUnheard } from './unheard';
import { loadPictures, yieldPictures } from './yielding-pictures';

type Pressed = HTMLButtonElement | HTMLFormElement;

export interface Kept {
  element: Element;
  repeat: () => void;
}

/** With the `aria-pressed` that the visitor saw. */
const presses = new Map<Pressed, string | null>();

/** Browsers with commands run such buttons without scripts. */
const keptButtons = 'commandForElement' in HTMLButtonElement.prototype ? 'button:not([commandfor])' : 'button';

/** Keeps clicks and submits, and the first press before this script ran. */
export function keepPresses(): void {
  addEventListener('click', (event) => keepClick(event.target, event), true);
  addEventListener('submit', (event) => keep(event.target as HTMLFormElement, event), true);
  // The page paints before this script runs. The browser reports the first press (Safari from 26.2).
  const startedAt = performance.now();
  const onFirstInput = (list: PerformanceObserverEntryList) => {
    for (const { name, startTime, target } of list.getEntries() as PerformanceEventTiming[])
      if (startTime < startedAt && !name.startsWith('key')) keepClick(target);
  };
  if ('PerformanceObserver' in globalThis)
    new PerformanceObserver(onFirstInput).observe({ type: 'first-input', buffered: true });
}

/** Returns and forgets the kept presses of a module or the frame. */
export function takePresses(scope: EventTarget | null): Kept[] {
  const due = [...presses].filter(([pressed]) => scopeOf(pressed) === scope);
  return due.map(([pressed, seen]) => {
    presses.delete(pressed);
    showKept(pressed, false);
    return { element: pressed, repeat: () => press(pressed, seen) };
  });
}

/** Ends the busy look. The press stays kept for another attempt. */
export function releasePresses(scope: Element): void {
  loadPictures();
  presses.forEach((_, pressed) => scope.contains(pressed) && showKept(pressed, false));
}

function keepClick(target: EventTarget | null, event?: Event): void {
  const button = (target as Element | null)?.closest<HTMLButtonElement>(keptButtons);
  if (button) keep(button, event);
}

/** Stops an event that React would drop, and keeps it once. */
function keep(pressed: Pressed, event?: Event): void {
  if (!isUnheard(pressed)) return;
  event?.preventDefault();
  event?.stopImmediatePropagation();
  // Before this script every toggle was off.
  if (storeToggle(pressed, !event || pressed.getAttribute('aria-pressed') !== 'true')) return;
  // After the frame that shows the press: each picture costs a style recalculation.
  setTimeout(() => presses.has(pressed) && yieldPictures());
  if (!presses.has(pressed)) presses.set(pressed, pressed.getAttribute('aria-pressed'));
  showKept(pressed, true);
}

function press(pressed: Pressed, seen: string | null): void {
  if (pressed instanceof HTMLFormElement) pressed.requestSubmit();
  // The toggle already has the requested state.
  else if (pressed.getAttribute('aria-pressed') === seen) pressed.click();
}

/** Acknowledges a press in the next frame, with the look of a loading button (`global-css.ts` of `ui`). */
function showKept(pressed: Element, isKept: boolean): void {
  pressed.toggleAttribute(keptAttribute, isKept);
  if (isKept) pressed.setAttribute('aria-busy', 'true');
  else pressed.removeAttribute('aria-busy');
}
