import type { DataRouter } from 'react-router-dom';
import type { ModuleStore, PageHydration } from '@site/runtime/hydrate';
import { keepFocus } from './left-focus';

interface Watched {
  store: ModuleStore;
  hydration: PageHydration;
}

/** Runs before React hears of a navigation: the page that is left is still there. */
export function watchNavigation(router: DataRouter, { store, hydration }: Watched): void {
  let { location: shown } = router.state;
  const { pathname } = shown;
  router.subscribe(({ location: at, navigation }) => {
    const next = navigation.location ?? at;
    if (next === shown) return;
    if (next.pathname !== pathname) store.leaveDocument();
    // A changed query or hash waits for HTML that is still dehydrated.
    else if (store.listDehydrated().length > 0) hydration.hydrateAll();
    if (at === shown) return;
    keepFocus(shown.key);
    shown = at;
  });
}

/**
 * A hash that the browser has followed is told to the router when the page is hydrated: React renders at once in
 * `popstate`, and would replace dehydrated HTML. Called before the router listens.
 */
export function delayHash({ store, hydration }: Watched): void {
  const { pathname } = location;
  addEventListener('popstate', (event) => {
    const isComing = (status: string) => status === 'idle' || status === 'loading';
    const waiting = store.listDehydrated().filter((id) => isComing(store.getState(id).status));
    if (location.pathname !== pathname || waiting.length === 0) return;
    event.stopImmediatePropagation();
    hydration.hydrateAll();
    void Promise.all(waiting.map((id) => store.whenSettled(id))).then(() =>
      dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown })),
    );
  });
}
