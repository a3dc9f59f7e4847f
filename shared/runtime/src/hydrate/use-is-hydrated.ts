import { useSyncExternalStore } from 'react';

/** False in the first render: prerendered HTML has neither query nor storage. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}

function subscribe(): () => void {
  return () => undefined;
}
