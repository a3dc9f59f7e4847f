import type { ComponentProps } from 'react';
import { chakra } from '@chakra-ui/react/styled-system';

export type TextProps = ComponentProps<typeof chakra.p>;

export function Text(props: TextProps) {
  return <chakra.p textStyle="body" {...props} />;
}
