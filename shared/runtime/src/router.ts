import { useSyncExternalStore } from 'react';

/**
 * Re-exports only what the site uses: shared modules are not tree-shaken, so sharing all of `react-router-dom`
 * would add the rest to every page.
 */
export { Link, NavLink, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
export type { LinkProps, NavLinkProps } from 'react-router-dom';
export { lateQueryAttribute, queryAttribute, starterAttribute } from './names';

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
