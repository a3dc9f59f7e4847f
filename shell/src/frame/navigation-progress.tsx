import { createContext, use, useSyncExternalStore } from 'react';
import type { DataRouter, Location } from 'react-router-dom';
import { Box } from '@site/ui/core';

const RouterContext = createContext<DataRouter | undefined>(undefined);

/** Prerendering provides no router. */
export const PendingProvider = RouterContext.Provider;

/** While the page has dehydrated HTML, `useNavigation` changes too late: together with the page. */
export function usePending(): Location | undefined {
  const router = use(RouterContext);
  return useSyncExternalStore(
    (listener) => router?.subscribe(listener) ?? (() => undefined),
    () => router?.state.navigation.location,
    () => undefined,
  );
}

export function NavigationProgress() {
  if (!usePending()) return null;
  return (
    <Box
      position="fixed"
      insetInline="0"
      top="0"
      h="3px"
      zIndex="10"
      bg="brand.line"
      transformOrigin="left"
      animation="advance 3s 250ms cubic-bezier(.1,.7,.2,1) both"
    />
  );
}
