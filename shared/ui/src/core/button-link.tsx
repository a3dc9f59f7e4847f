import type { ComponentProps, ReactNode } from 'react';
import { chakra } from '@chakra-ui/react/styled-system';

import { Anchor } from './anchor';
import type { Destination } from './anchor';
import { buttonRecipe } from '../theme/button.recipe';

const Base = chakra(Anchor, buttonRecipe);

export type ButtonLinkProps = Omit<ComponentProps<typeof Base>, 'to' | 'href'> &
  Destination & { icon?: ReactNode; iconEnd?: ReactNode };

export function ButtonLink({ icon, iconEnd, children, ...rest }: ButtonLinkProps) {
  return (
    <Base {...rest}>
      {icon}
      <chakra.span>{children}</chakra.span>
      {iconEnd}
    </Base>
  );
}
