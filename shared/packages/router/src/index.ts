/**
 * The one router. A wrapper that names what the site uses, because a shared module is
 * never tree-shaken: sharing `react-router-dom` whole costs every visitor the rest of it.
 */
export {
  Link,
  NavLink,
  useLocation,
  useNavigate,
  useSearchParams,
} from 'react-router-dom';
export type { LinkProps, NavLinkProps } from 'react-router-dom';
