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
  return <Base as={`h${level}`} level={level} {...rest} />;
}

const Base = chakra('h2', {
  variants: {
    level: { 1: { textStyle: 'h1' }, 2: { textStyle: 'h2' }, 3: { textStyle: 'h3' }, 4: { textStyle: 'h4' } },
  },
});
