import type { ComponentProps } from 'react';
import { chakra } from '@chakra-ui/react/styled-system';

import { controlRecipe } from '../theme/control.recipe';
import { useFieldProps } from './field-context';

const Base = chakra('textarea', controlRecipe);

export type TextAreaProps = Omit<ComponentProps<typeof Base>, 'lead' | 'trail' | 'onChange'>;

/** 4 rows in 132 px by default (CONT-04). */
export function TextArea(props: TextAreaProps) {
  const field = useFieldProps(props);
  return <Base rows={4} dir="auto" paddingBlock="14px" minHeight="132px" {...props} {...field} />;
}
