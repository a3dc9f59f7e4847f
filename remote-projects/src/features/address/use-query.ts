import { useSyncExternalStore } from 'react';
import { useSearchParams } from '@site/runtime/router';

/**
 * The query without the question mark. Empty in the first render, because the HTML has no query.
 * Without a query there is no second render: it would overwrite what a visitor typed.
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

function subscribe(): () => void {
  return () => undefined;
}
