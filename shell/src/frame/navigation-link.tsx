import { createContext, use, type ComponentProps } from 'react';
import { paths } from '@site/contracts';
import { Link, NavLink } from '@site/runtime/router';

/** Path of the parent page. A context, so that a navigation renders only the links. */
export const SectionContext = createContext<string | undefined>(undefined);

/** `aria-current="page"` on its page, `"true"` on pages below it. */
export function NavigationLink(link: ComponentProps<typeof Link>) {
  return link.to === use(SectionContext) ? <Link aria-current="true" {...link} /> : <NavLink end {...link} />;
}

/** The three links of the navigation bar, in order (HEAD-02). */
export const navigationLinks = [
  { label: 'Home', to: paths.home },
  { label: 'Our Projects', to: paths.projects },
  { label: 'Blog', to: paths.blog },
] as const;
