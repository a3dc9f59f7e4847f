import type { ModuleId } from '@site/contracts';
import { anyModule, modulesAround, neverHydrates } from './module-elements';
import { hydrateAttribute, pressedAttribute } from './names';

/**
 * A module whose distance from the screen is less than this is about to be seen (px). More, and every phone loads what
 * stands below the first screen.
 */
const nearPx = 100;

/** Something that a visitor does. The frame around the modules hydrates at the first. */
const signs = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin'];
/** What a visitor does to a field or a button. */
const presses = ['pointerdown', 'touchstart', 'keydown', 'focusin'];
const controls = 'button, input, select, textarea, label, summary, [role=tab], a[href^="#"]';

/**
 * Decides when each module whose HTML came with the document is due: `hydrate` of its route or fragment, which the HTML
 * has as `data-hydrate`. Knows nothing of React, so that it can decide before anything else is evaluated.
 */
export class PageHydration {
  /** Resolves when something on the page has to hydrate, or a visitor is there. */
  readonly whenNeeded: Promise<void>;
  readonly #due = new Set<ModuleId>();
  readonly #listeners: ((id: ModuleId) => void)[] = [];
  #wake: () => void = () => undefined;

  constructor() {
    this.whenNeeded = new Promise((resolve) => (this.#wake = resolve));
    for (const type of signs) addEventListener(type, this.#onSign, { passive: true, capture: true });
    for (const type of presses) addEventListener(type, this.#onPress, { passive: true, capture: true });
    this.#start();
  }

  /** Calls back for each module once it is to hydrate, also for those that already are. */
  onDue(listener: (id: ModuleId) => void): void {
    this.#listeners.push(listener);
    this.#due.forEach(listener);
  }

  /** What is to hydrate by now. */
  listDue(): ModuleId[] {
    return [...this.#due];
  }

  hydrateAll(): void {
    for (const element of document.querySelectorAll(anyModule)) this.#add(element);
    this.#wake();
  }

  #start(): void {
    // A query, because HTML is made without one.
    if (location.search || globalThis.__site?.hydrateAll) return this.hydrateAll();
    for (const element of document.querySelectorAll(`${anyModule}:not([${hydrateAttribute}])`)) this.#add(element);
    // What the visitor did before this script ran: the starter script has kept it.
    for (const element of document.querySelectorAll(`[${pressedAttribute}]`)) this.#add(element);
    this.#press(document.activeElement);
    this.#watch(document.querySelectorAll(`[${hydrateAttribute}=visible]`));
  }

  readonly #onSign = (): void => {
    for (const type of signs) removeEventListener(type, this.#onSign, { capture: true });
    this.#wake();
  };

  readonly #onPress = ({ target }: Event): void => this.#press(target);

  #press(target: EventTarget | null): void {
    const control = target instanceof Element && target.closest(controls);
    const module = control && control.closest(anyModule);
    if (module && !neverHydrates(module)) this.#add(module);
  }

  #watch(elements: NodeListOf<Element>): void {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (!isIntersecting) continue;
          observer.unobserve(target);
          this.#add(target);
        }
      },
      { rootMargin: `${nearPx}px` },
    );
    for (const element of elements) observer.observe(element);
  }

  /** With what it stands in: React hydrates from the outside in. */
  #add(element: Element): void {
    for (const id of modulesAround(element)) {
      if (this.#due.has(id)) continue;
      this.#due.add(id);
      for (const listener of this.#listeners) listener(id);
    }
    this.#wake();
  }
}
