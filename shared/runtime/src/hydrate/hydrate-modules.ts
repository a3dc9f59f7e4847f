import type { ModuleId } from '@site/contracts';
import { announceFailed } from './announce';
import { hydratePressed } from './hydrate-pressed';
import { moduleElement } from './module-elements';
import type { ModuleStore } from './module-store';
import type { PageHydration } from './page-hydration';

/**
 * HTML of a module stays dehydrated until the module is due and loaded. A module without HTML is loaded with the first
 * that is due.
 */
export function hydrateModules(ids: readonly ModuleId[], store: ModuleStore, hydration: PageHydration): void {
  store.setDehydrated(ids.filter(moduleElement));
  const others = ids.filter((id) => !moduleElement(id));
  hydration.onDue((id) => {
    store.load(id);
    void store.whenSettled(id).then(() => store.getState(id).status === 'failed' && announceFailed(id));
    void store.whenReady(id).then(hydratePressed);
    for (const other of others) store.load(other);
  });
}
