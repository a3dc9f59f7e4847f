import type { ComponentProps } from 'react';

import type { Conditional } from '../theme/style-types';
import type { TextStyleName } from '../theme/text-styles';
import { chakra } from './styled';

export type HeadingLevel = 1 | 2 | 3 | 4;

export type HeadingProps = Omit<ComponentProps<typeof chakra.h2>, 'as' | 'textStyle'> & {
  level: HeadingLevel;
  /** Default: the style of the level. */
  textStyle?: Conditional<TextStyleName>;
};

export function Heading({ level, ...rest }: HeadingProps) {
  return <chakra.h2 as={`h${level}`} textStyle={`h${level}`} {...rest} />;
}
