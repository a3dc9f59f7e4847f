import { useIsHydrated, useSearchParams } from '@site/router';

/**
 * The query of the address, without the question mark. The HTML of a page is made without one, so
 * the first render in the browser sees none either.
 */
export function useQuery(): string {
  const [params] = useSearchParams();
  return useIsHydrated() ? params.toString() : '';
}
