import type { AnchorHTMLAttributes, ComponentProps, ReactNode, Ref } from 'react';
import {
  chakra,
  createRecipeContext,
  type HTMLChakraProps,
  type RecipeVariantProps,
} from '@chakra-ui/react/styled-system';
import { Link, type LinkProps } from '@site/runtime/router';

import type { recipes } from '../theme/recipes';
import type { ButtonLook } from './button';

/** `to` inside the site, `href` elsewhere (other sites, mail, phone, fragment). */
type Destination = { to: LinkProps['to']; href?: undefined } | { href: string; to?: undefined };

interface AnchorProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  to?: LinkProps['to'];
  ref?: Ref<HTMLAnchorElement>;
}

function Anchor({ to, ...rest }: AnchorProps) {
  return to === undefined ? <a {...rest} /> : <PlainLink to={to} {...rest} />;
}

/** Without `data-discover`, an attribute for React Router's framework mode. */
export function PlainLink(props: ComponentProps<typeof Link>) {
  return <Link discover="none" {...props} />;
}

interface LinkLook extends HTMLChakraProps<'a', RecipeVariantProps<typeof recipes.link>> {
  to?: LinkProps['to'];
}

const TextBase = createRecipeContext({ key: 'link' }).withContext<HTMLAnchorElement, LinkLook>(Anchor);

export type TextLinkProps = Omit<LinkLook, 'to' | 'href'> & Destination;

export function TextLink(props: TextLinkProps) {
  return <TextBase {...props} />;
}

interface ButtonLinkLook extends HTMLChakraProps<'a', ButtonLook> {
  to?: LinkProps['to'];
}

const ButtonBase = createRecipeContext({ key: 'button' }).withContext<HTMLAnchorElement, ButtonLinkLook>(Anchor);

export type ButtonLinkProps = Omit<ButtonLinkLook, 'to' | 'href'> & Destination & { iconEnd?: ReactNode };

export function ButtonLink({ iconEnd, children, ...rest }: ButtonLinkProps) {
  return (
    <ButtonBase {...rest}>
      <chakra.span>{children}</chakra.span>
      {iconEnd}
    </ButtonBase>
  );
}
