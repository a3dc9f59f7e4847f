import type { ComponentProps } from 'react';
import { chakra } from '@chakra-ui/react';

import type { TextLook } from '../theme/text-styles';

export type HeadingLevel = 1 | 2 | 3 | 4;

export type HeadingProps = Omit<ComponentProps<typeof chakra.h2>, 'as'> & {
  /** Place in the page's outline. */
  level: HeadingLevel;
  /** How it looks, when that is not what the level says. */
  look?: TextLook;
};

/** A heading whose outline level and look are chosen apart. */
export function Heading({ level, look, ...rest }: HeadingProps) {
  return <chakra.h2 as={`h${level}`} textStyle={look ?? `h${level}`} {...rest} />;
}
