import { useSyncExternalStore } from 'react';

/**
 * What pages may use of React Router: add a name to use it. An eager shared module is never tree-shaken, so
 * `export *` would add the rest to every page.
 */
export {
  Link,
  Navigate,
  NavLink,
  useLocation,
  useMatches,
  useNavigate,
  useNavigationType,
  useParams,
  useSearchParams,
} from 'react-router-dom';
export type { LinkProps, NavLinkProps } from 'react-router-dom';
export { failedAttribute } from './names';

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
