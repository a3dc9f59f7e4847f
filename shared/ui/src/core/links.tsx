import type { AnchorHTMLAttributes, ComponentProps, ReactNode, Ref } from 'react';
import { chakra } from '@chakra-ui/react/styled-system';
import { Link, type LinkProps } from '@site/runtime/router';

import { buttonRecipe } from '../theme/button.recipe';

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

const TextBase = chakra(Anchor, {
  base: { transition: 'color 150ms' },
  variants: {
    variant: {
      brand: {
        color: 'fg.brand',
        fontWeight: 'strong',
        textDecorationLine: 'underline',
        textDecorationThickness: '1.5px',
        textUnderlineOffset: '5px',
        _hover: { color: 'fg.default' },
      },
      subtle: { color: 'inherit', _hover: { textDecoration: 'underline', textUnderlineOffset: '5px' } },
    },
  },
  defaultVariants: { variant: 'brand' },
});

export type TextLinkProps = Omit<ComponentProps<typeof TextBase>, 'to' | 'href'> & Destination;

export function TextLink(props: TextLinkProps) {
  return <TextBase {...props} />;
}

const ButtonBase = chakra(Anchor, buttonRecipe);

export type ButtonLinkProps = Omit<ComponentProps<typeof ButtonBase>, 'to' | 'href'> &
  Destination & { iconEnd?: ReactNode };

export function ButtonLink({ iconEnd, children, ...rest }: ButtonLinkProps) {
  return (
    <ButtonBase {...rest}>
      <chakra.span>{children}</chakra.span>
      {iconEnd}
    </ButtonBase>
  );
}
