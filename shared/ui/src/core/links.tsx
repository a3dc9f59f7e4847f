import type { ComponentProps, ReactNode } from 'react';
import {
  chakra,
  createRecipeContext,
  type HTMLChakraProps,
  type RecipeVariantProps,
} from '@chakra-ui/react/styled-system';
import { Link, type LinkProps } from '@site/runtime/router';

import type { recipes } from '../theme/recipes';

/** `to` inside the site, `href` elsewhere (other sites, mail, phone, fragment). */
type Destination = { to: LinkProps['to']; href?: undefined } | { href: string; to?: undefined };

type AnchorProps<Variants extends object> = Omit<HTMLChakraProps<'a', Variants>, 'href'> & Destination;

/** Without `data-discover`, an attribute for React Router's framework mode. */
export function PlainLink(props: ComponentProps<typeof Link>) {
  return <Link discover="none" {...props} />;
}

function Anchor({ to, ...rest }: ComponentProps<'a'> & { to?: LinkProps['to'] }) {
  return to === undefined ? <a {...rest} /> : <PlainLink to={to} {...rest} />;
}

export const TextLink = createRecipeContext({ key: 'link' }).withContext<
  HTMLAnchorElement,
  AnchorProps<RecipeVariantProps<typeof recipes.link>>
>(Anchor);

type ButtonAnchorProps = AnchorProps<RecipeVariantProps<typeof recipes.button>>;

const Base = createRecipeContext({ key: 'button' }).withContext<HTMLAnchorElement, ButtonAnchorProps>(Anchor);

type ButtonLinkProps = ButtonAnchorProps & { icon?: ReactNode; iconEnd?: ReactNode };

export function ButtonLink({ icon, iconEnd, children, ...rest }: ButtonLinkProps) {
  return (
    <Base {...rest}>
      {icon}
      <chakra.span>{children}</chakra.span>
      {iconEnd}
    </Base>
  );
}
