import type { ModuleId } from '@site/contracts';
import { announce, anyModule, moduleElement, modulesAround, neverHydrates } from './module-elements';
import type { ModuleStore } from './module-store';
import { failedEvent, hydrateAttribute, hydratedEvent, pressedAttribute, readyEvent } from '../names';

/** Visitor activity. The first one hydrates the frame. */
const signs = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin'];
const presses = ['pointerdown', 'touchstart', 'keydown', 'focusin'];
const controls = 'button, input, select, textarea, label, summary, [role=tab], a[href^="#"], a[data-opens]';

/**
 * Decides when each module of the document is due, from `data-hydrate`. Without React, so that it runs before anything
 * else is evaluated.
 */
export class PageHydration {
  /** Resolves when something must hydrate, or the visitor is active. */
  readonly whenNeeded: Promise<void>;
  readonly #due = new Set<ModuleId>();
  readonly #listeners: ((id: ModuleId) => void)[] = [];
  #wake: () => void = () => undefined;
  /** React hydrates the frame before any module. */
  readonly #whenFrame = new Promise((resolve) => addEventListener(hydratedEvent, resolve, { once: true }));

  constructor() {
    this.whenNeeded = new Promise((resolve) => (this.#wake = resolve));
    for (const type of signs) addEventListener(type, this.#onSign, { passive: true, capture: true });
    for (const type of presses) addEventListener(type, this.#onPress, { passive: true, capture: true });
    this.#start();
  }

  /** Calls back once for each module that is due, including earlier ones. */
  onDue(listener: (id: ModuleId) => void): void {
    this.#listeners.push(listener);
    this.#due.forEach(listener);
  }

  /**
   * HTML of a module stays dehydrated until the module is due and loaded. A module without HTML loads with the first
   * that is due.
   */
  loadDue(ids: readonly ModuleId[], store: ModuleStore): void {
    store.setDehydrated(ids.filter(moduleElement));
    const others = ids.filter((id) => !moduleElement(id));
    this.onDue((id) => {
      for (const each of [id, ...others]) store.load(each);
      const whenHeard = Promise.all([store.whenReady(id), this.#whenFrame]);
      void whenHeard.then(() => announce(moduleElement(id), readyEvent));
      const hasFailed = () => store.getState(id).status === 'failed';
      void store.whenSettled(id).then(() => hasFailed() && announce(moduleElement(id), failedEvent));
    });
  }

  hydrateAll(): void {
    for (const element of document.querySelectorAll(anyModule)) this.#add(element);
    this.#wake();
  }

  #start(): void {
    // Pages are prerendered without a query.
    if (location.search) return this.hydrateAll();
    for (const element of document.querySelectorAll(`${anyModule}:not([${hydrateAttribute}])`)) this.#add(element);
    // The replay script recorded it before this script ran.
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
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        this.#add(target);
      }
    });
    for (const element of elements) observer.observe(element);
  }

  /** With its ancestors: React hydrates from the outside in. */
  #add(element: Element): void {
    for (const id of modulesAround(element)) {
      if (this.#due.has(id)) continue;
      this.#due.add(id);
      for (const listener of this.#listeners) listener(id);
    }
    this.#wake();
  }
}
