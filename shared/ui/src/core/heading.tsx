import type { ComponentProps } from 'react';
import { chakra } from '@chakra-ui/react/styled-system';

export type HeadingLevel = 1 | 2 | 3 | 4;

/** `textStyle` is by default the one of the level. */
export type HeadingProps = Omit<ComponentProps<typeof chakra.h2>, 'as'> & { level: HeadingLevel };

export function Heading({ level, ...rest }: HeadingProps) {
  return <Base as={`h${level}`} level={level} {...rest} />;
}

const Base = chakra('h2', {
  variants: {
    level: { 1: { textStyle: 'h1' }, 2: { textStyle: 'h2' }, 3: { textStyle: 'h3' }, 4: { textStyle: 'h4' } },
  },
});
