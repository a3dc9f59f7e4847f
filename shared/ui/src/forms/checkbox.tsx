import type { ComponentProps, ReactNode } from 'react';
import { chakra } from '@chakra-ui/react';

import { boxRecipe, switchRecipe } from './choice.recipe';

const Box = chakra('input', boxRecipe);
const Track = chakra('input', switchRecipe);

export type CheckboxProps = Omit<ComponentProps<typeof Box>, 'type' | 'children'> & { label: ReactNode };

/** Yes or no, with its label beside it. */
export function Checkbox({ label, ...rest }: CheckboxProps) {
  return (
    <Row>
      <Box type="checkbox" {...rest} />
      {label}
    </Row>
  );
}

/** On or off, at once. */
export function Switch({ label, ...rest }: CheckboxProps) {
  return (
    <Row>
      <Track type="checkbox" role="switch" {...rest} />
      {label}
    </Row>
  );
}

const Row = chakra('label', {
  base: { display: 'inline-flex', alignItems: 'center', gap: '3', minHeight: '11', fontWeight: 'medium', cursor: 'pointer' },
});
