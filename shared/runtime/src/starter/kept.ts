import { registryElementId, type PageRegistry } from '@site/contracts';
import { isHydrated, modulesAround, neverHydrates, scopeOf } from '../hydrate/module-elements';
import { preloadScripts } from '../hydrate/preload-scripts';
import { pressedAttribute } from '../names';

/** What a visitor did before React heard it. */
export interface Kept {
  element: Element;
  /** Stays kept if React does not hear it yet. */
  repeat: () => void;
}

/**
 * Whether React does not hear this element yet. Marks its module or frame as pressed, so that the shell hydrates it.
 */
export function isUnheard(element: Element): boolean {
  const scope = scopeOf(element);
  if (!scope || isHydrated(scope) || neverHydrates(scope)) return false;
  if (!scope.hasAttribute(pressedAttribute)) preload(scope);
  scope.setAttribute(pressedAttribute, '');
  return true;
}

/** Before the shell runs, only the starter can request these scripts. */
function preload(scope: Element): void {
  const json = document.getElementById(registryElementId)?.textContent;
  if (!json) return;
  const registry = JSON.parse(json) as PageRegistry;
  for (const id of modulesAround(scope)) preloadScripts(registry, id);
}
