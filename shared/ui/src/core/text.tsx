import type { ComponentProps } from 'react';
import { chakra } from '@chakra-ui/react';

import type { TextLook } from '../theme/text-styles';

export type TextProps = ComponentProps<typeof chakra.p> & { look?: TextLook };

/** A paragraph in one of the text styles. `as` changes the element. */
export function Text({ look = 'body', ...rest }: TextProps) {
  return <chakra.p textStyle={look} {...rest} />;
}
