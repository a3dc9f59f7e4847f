import type { ComponentProps } from 'react';

import type { Conditional } from '../theme/style-types';
import type { TextStyleName } from '../theme/text-styles';
import { chakra } from './styled';

export type HeadingLevel = 1 | 2 | 3 | 4;

export type HeadingProps = Omit<ComponentProps<typeof chakra.h2>, 'as' | 'textStyle'> & {
  /** Place in the page's outline. */
  level: HeadingLevel;
  /** When it is not the style of the level. */
  textStyle?: Conditional<TextStyleName>;
};

/** A heading whose outline level and text style are chosen apart; the style defaults to the level's. */
export function Heading({ level, ...rest }: HeadingProps) {
  return <chakra.h2 as={`h${level}`} textStyle={`h${level}`} {...rest} />;
}
