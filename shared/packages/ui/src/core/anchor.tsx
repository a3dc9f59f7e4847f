import type { AnchorHTMLAttributes, Ref } from 'react';
import { Link } from '@site/router';
import type { LinkProps } from '@site/router';

/** Where a link leads: `to` inside the site, `href` anywhere else (another site, mail, phone, a hash). */
export type Destination = { to: LinkProps['to']; href?: undefined } | { href: string; to?: undefined };

export interface AnchorProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  to?: LinkProps['to'];
  ref?: Ref<HTMLAnchorElement>;
}

/** The one element behind every link: the router's for places inside the site, a plain one for the rest. */
export function Anchor({ to, ...rest }: AnchorProps) {
  return to === undefined ? <a {...rest} /> : <Link to={to} {...rest} />;
}
