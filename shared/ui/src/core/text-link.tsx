import type { ComponentProps } from 'react';
import { chakra } from '@chakra-ui/react/styled-system';

import { Anchor } from './anchor';
import type { Destination } from './anchor';

const Base = chakra(Anchor, {
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

export type TextLinkProps = Omit<ComponentProps<typeof Base>, 'to' | 'href'> & Destination;

export function TextLink(props: TextLinkProps) {
  return <Base {...props} />;
}
