import { createContext, use, useSyncExternalStore } from 'react';
import type { DataRouter, Location } from 'react-router-dom';
import { Box } from '@site/ui/core';

const RouterContext = createContext<DataRouter | undefined>(undefined);

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
