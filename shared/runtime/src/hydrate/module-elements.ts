import type { ModuleId } from '@site/contracts';
import { hydrateAttribute, hydratedAttribute, hydratedEvent, moduleAttribute, rootId } from '../names';

export const anyModule = `[${moduleAttribute}]`;

export function moduleElement(id: ModuleId): Element | null {
  return document.querySelector(`[${moduleAttribute}="${id}"]`);
}

/** What hydrates as a unit: a module, or the frame around all modules. */
export function scopeOf(element: Element): Element | null {
  return element.closest(`${anyModule}, #${rootId}`);
}

export function isHydrated(scope: Element): boolean {
  return scope.hasAttribute(hydratedAttribute);
}

export function neverHydrates(scope: Element): boolean {
  return scope.getAttribute(hydrateAttribute) === 'never';
}

export function modulesAround(element: Element): ModuleId[] {
  const ids: ModuleId[] = [];
  for (let module = element.closest(anyModule); module; module = module.parentElement?.closest(anyModule) ?? null)
    ids.push(module.getAttribute(moduleAttribute) as ModuleId); // written by `Hydrate`
  return ids;
}

/** An attribute too, because the replay script may run after the event. */
export function announceHydrated(scope: Element | null): void {
  scope?.setAttribute(hydratedAttribute, '');
  announce(scope, hydratedEvent);
}

export function announce(scope: Element | null, type: string): void {
  scope?.dispatchEvent(new Event(type, { bubbles: true }));
}
