import type { ModuleId } from '@site/contracts';
import { hydrateAttribute, hydratedAttribute, moduleAttribute, rootId } from './names';

export const anyModule = `[${moduleAttribute}]`;

/** The element of a module in the document; `null` when it has drawn nothing. */
export function moduleElement(id: ModuleId): Element | null {
  return document.querySelector(`[${moduleAttribute}="${id}"]`);
}

/** What hydrates as one: a module, or the frame around all modules. */
export function scopeOf(element: Element): Element | null {
  return element.closest(`${anyModule}, #${rootId}`);
}

export function isHydrated(scope: Element): boolean {
  return scope.hasAttribute(hydratedAttribute);
}

export function neverHydrates(scope: Element): boolean {
  return scope.getAttribute(hydrateAttribute) === 'never';
}

/** The module of an element and those around it, from the inside out. */
export function modulesAround(element: Element): ModuleId[] {
  const ids: ModuleId[] = [];
  for (let module = element.closest(anyModule); module; module = module.parentElement?.closest(anyModule) ?? null)
    ids.push(module.getAttribute(moduleAttribute) as ModuleId); // written by `ModuleRoot`
  return ids;
}
