import type { ComponentProps } from 'react';

import type { Conditional } from '../theme/style-types';
import type { TextStyleName } from '../theme/text-styles';
import { chakra } from './styled';

export type TextProps = Omit<ComponentProps<typeof chakra.p>, 'textStyle'> & { textStyle?: Conditional<TextStyleName> };

export function Text(props: TextProps) {
  return <chakra.p textStyle="body" {...props} />;
}
