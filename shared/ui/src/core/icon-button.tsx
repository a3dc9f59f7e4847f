import type { Ref } from 'react';
import { createRecipeContext, type HTMLChakraProps, type RecipeVariantProps } from '@chakra-ui/react/styled-system';

import type { recipes } from '../theme/recipes';

const { withContext } = createRecipeContext({ key: 'iconButton' });

interface IconButtonProps extends HTMLChakraProps<'button', RecipeVariantProps<typeof recipes.iconButton>> {
  ref?: Ref<HTMLButtonElement>;
  'aria-label': string;
}

const Base = withContext<HTMLButtonElement, IconButtonProps>('button');

/** `selected` is a look; set `aria-pressed` on a toggle. */
export function IconButton({ type = 'button', ...rest }: IconButtonProps) {
  return <Base type={rest.asChild ? undefined : type} {...rest} />;
}
