/**
 * The site's router API. It re-exports only what the site uses: a shared module is never tree-shaken,
 * so sharing `react-router-dom` whole would add the rest of it to every page.
 */
export { Link, NavLink, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
export type { LinkProps, NavLinkProps } from 'react-router-dom';
export { lateQueryAttribute, queryAttribute, starterAttribute } from '@site/hydration/names';
export { useIsHydrated } from '@site/hydration/react';
