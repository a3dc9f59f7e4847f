import type { ReactNode } from 'react';
import {
  chakra,
  createRecipeContext,
  type HTMLChakraProps,
  type RecipeVariantProps,
} from '@chakra-ui/react/styled-system';

import { PlainLink } from '../core/links';
import type { recipes } from '../theme/recipes';

export const CardLink = createRecipeContext({ key: 'card' }).withContext<
  HTMLAnchorElement,
  HTMLChakraProps<typeof PlainLink, RecipeVariantProps<typeof recipes.card>>
>(PlainLink);

/** The card is one link; other controls are beside it, at the upper right. */
export function CardFrame({ action, children, ...rest }: HTMLChakraProps<'article', { action?: ReactNode }>) {
  return (
    <chakra.article position="relative" minWidth="0" {...rest}>
      {children}
      {action && (
        <chakra.div position="absolute" insetInlineEnd="3" top="3">
          {action}
        </chakra.div>
      )}
    </chakra.article>
  );
}
