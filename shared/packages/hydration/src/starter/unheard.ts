import { registryElementId, type PageRegistry } from '@site/contracts';
import { isHydrated, modulesAround, neverHydrates, scopeOf } from '../module-elements';
import { pressedAttribute } from '../names';
import { preloadScripts } from '../preload-scripts';

/**
 * Whether React does not hear this element yet. Then its module, or the frame, is marked as pressed: the shell hydrates
 * what is marked, also when it starts later.
 */
export function isUnheard(element: Element): boolean {
  const scope = scopeOf(element);
  if (!scope || isHydrated(scope) || neverHydrates(scope)) return false;
  if (!scope.hasAttribute(pressedAttribute)) preload(scope);
  scope.setAttribute(pressedAttribute, '');
  return true;
}

/** The shell does not run yet, and nothing else needs these scripts so soon. */
function preload(scope: Element): void {
  const json = document.getElementById(registryElementId)?.textContent;
  if (!json) return;
  const registry = JSON.parse(json) as PageRegistry;
  for (const id of modulesAround(scope)) preloadScripts(registry, id);
}
