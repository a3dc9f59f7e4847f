import { useSyncExternalStore } from 'react';

/**
 * False while the prerendered HTML hydrates, true from the next render on. Pages are prerendered without a
 * query and without storage, so the first render in the browser must not read either.
 */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}

/** Nothing changes after hydration. */
function subscribe(): () => void {
  return () => undefined;
}
