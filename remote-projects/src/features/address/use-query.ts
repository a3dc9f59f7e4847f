import { useSyncExternalStore } from 'react';
import { useSearchParams } from '@site/router';

/**
 * The query of the address, without the question mark. The HTML of a page is made without one, so
 * the first render in the browser sees none either.
 */
export function useQuery(): string {
  const [params] = useSearchParams();
  const isHydrated = useSyncExternalStore(subscribeToNothing, () => true, () => false);
  return isHydrated ? params.toString() : '';
}

function subscribeToNothing(): () => void {
  return () => undefined;
}
