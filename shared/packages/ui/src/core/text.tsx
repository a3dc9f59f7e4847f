import type { ComponentProps } from 'react';
import { chakra } from '@chakra-ui/react';

import type { TextStyleName } from '../theme/text-styles';

export type TextProps = Omit<ComponentProps<typeof chakra.p>, 'textStyle'> & { textStyle?: TextStyleName };

/** A paragraph in one of the text styles. `as` changes the element. */
export function Text(props: TextProps) {
  return <chakra.p textStyle="body" {...props} />;
}
