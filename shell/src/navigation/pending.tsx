import { createContext, use, useSyncExternalStore } from 'react';
import type { createBrowserRouter, Location } from 'react-router-dom';

export type SiteRouter = ReturnType<typeof createBrowserRouter>;

const RouterContext = createContext<SiteRouter | undefined>(undefined);

/** None while prerendering. */
export const PendingProvider = RouterContext.Provider;

/** `useNavigation` of a page with dehydrated HTML would change only with the page itself. */
export function usePending(): Location | undefined {
  const router = use(RouterContext);
  return useSyncExternalStore(
    (listener) => router?.subscribe(listener) ?? (() => undefined),
    () => router?.state.navigation.location,
    () => undefined,
  );
}
