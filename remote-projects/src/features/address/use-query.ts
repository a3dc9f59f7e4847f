import { useSyncExternalStore } from 'react';
import { useSearchParams } from '@site/router';

/**
 * The query of the address, without the question mark. The HTML of a page is made without one, so
 * the first render in the browser sees none either. Without a query there is no second render: it would write the
 * initial values over what a visitor has typed.
 */
export function useQuery(): string {
  const [params] = useSearchParams();
  const query = params.toString();
  return useSyncExternalStore(
    subscribe,
    () => query,
    () => '',
  );
}

/** The router renders again when the query changes. */
function subscribe(): () => void {
  return () => undefined;
}
