import { registryElementId, type PageRegistry } from '@site/contracts';
import { isHydrated, modulesAround, neverHydrates, scopeOf } from '../hydrate/module-elements';
import { preloadScripts } from '../hydrate/preload-scripts';
import { pressedAttribute } from '../names';

/** A press or a change that a visitor made before React could handle it. */
export interface Recorded {
  element: Element;
  /** If React cannot handle it yet, nothing happens and it stays recorded. */
  replay: () => void;
}

/** Marks the element's module or frame, so that the shell hydrates it. False if it is hydrated, or never hydrates. */
export function requestHydration(element: Element): boolean {
  const scope = scopeOf(element);
  if (!scope || isHydrated(scope) || neverHydrates(scope)) return false;
  if (!scope.hasAttribute(pressedAttribute)) preload(scope);
  scope.setAttribute(pressedAttribute, '');
  return true;
}

/** Before the shell runs, only the replay script can request these scripts. */
function preload(scope: Element): void {
  const json = document.getElementById(registryElementId)?.textContent;
  if (!json) return;
  const registry = JSON.parse(json) as PageRegistry;
  for (const id of modulesAround(scope)) preloadScripts(registry, id);
}
