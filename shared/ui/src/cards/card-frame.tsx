import type { ComponentProps, ReactNode } from 'react';
import {
  chakra,
  createRecipeContext,
  type HTMLChakraProps,
  type RecipeVariantProps,
} from '@chakra-ui/react/styled-system';

import { PlainLink } from '../core/links';
import type { recipes } from '../theme/recipes';

type CardLinkProps = HTMLChakraProps<typeof PlainLink, RecipeVariantProps<typeof recipes.card>>;

export const CardLink = createRecipeContext({ key: 'card' }).withContext<HTMLAnchorElement, CardLinkProps>(PlainLink);

/** The card is one link; other controls are beside it, at the upper right. */
export function CardFrame({ action, children, ...rest }: ComponentProps<typeof Frame> & { action?: ReactNode }) {
  return (
    <Frame {...rest}>
      {children}
      {action && <Corner>{action}</Corner>}
    </Frame>
  );
}

const Frame = chakra('article', { base: { position: 'relative', minWidth: 0 } });

const Corner = chakra('div', { base: { position: 'absolute', insetInlineEnd: '3', top: '3' } });
