import type { ComponentProps } from 'react';
import { Link, NavLink } from '@site/router';

export interface NavigationLinkProps extends ComponentProps<typeof Link> {
  /** The open page stands below this one. */
  isSection: boolean;
}

/** A link of the bar or the menu: `aria-current="page"` on its own page, `"true"` on the pages below it (decision 0011). */
export function NavigationLink({ isSection, ...link }: NavigationLinkProps) {
  return isSection ? <Link aria-current="true" {...link} /> : <NavLink end {...link} />;
}
