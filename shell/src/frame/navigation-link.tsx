import { createContext, use, type ComponentProps } from 'react';
import { Link, NavLink } from '@site/router';

/**
 * Path of the page above the open one: its link is marked as the section that the visitor is in. A context, so that a
 * navigation renders the links alone.
 */
export const SectionContext = createContext<string | undefined>(undefined);

/**
 * A link of the bar or the menu: `aria-current="page"` on its own page, `"true"` on the pages below it (decision 0011).
 */
export function NavigationLink(link: ComponentProps<typeof Link>) {
  return link.to === use(SectionContext) ? <Link aria-current="true" {...link} /> : <NavLink end {...link} />;
}
