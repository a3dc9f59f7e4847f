import type { AnchorHTMLAttributes, ComponentProps, Ref } from 'react';
import { Link } from '@site/runtime/router';
import type { LinkProps } from '@site/runtime/router';

/** `to` inside the site, `href` elsewhere (other sites, mail, phone, fragment). */
export type Destination = { to: LinkProps['to']; href?: undefined } | { href: string; to?: undefined };

export interface AnchorProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  to?: LinkProps['to'];
  ref?: Ref<HTMLAnchorElement>;
}

/** The element of every link: the router's for `to`, a plain one for `href`. */
export function Anchor({ to, ...rest }: AnchorProps) {
  return to === undefined ? <a {...rest} /> : <PlainLink to={to} {...rest} />;
}

/** Without `data-discover`, an attribute for React Router's framework mode. */
export function PlainLink(props: ComponentProps<typeof Link>) {
  return <Link discover="none" {...props} />;
}
