import type { ReactNode, Ref } from 'react';
import { Spinner } from '@chakra-ui/react/spinner';
import {
  chakra,
  createRecipeContext,
  type HTMLChakraProps,
  type RecipeVariantProps,
} from '@chakra-ui/react/styled-system';

import type { recipes } from '../theme/recipes';

const { withContext } = createRecipeContext({ key: 'button' });

export type ButtonLook = RecipeVariantProps<typeof recipes.button>;

export interface ButtonProps extends HTMLChakraProps<'button', ButtonLook> {
  ref?: Ref<HTMLButtonElement>;
  icon?: ReactNode;
  iconEnd?: ReactNode;
  loading?: boolean;
}

const Base = withContext<HTMLButtonElement, HTMLChakraProps<'button', ButtonLook>>('button');

/** For actions; links to pages use `ButtonLink`. One `solid` per group. */
export function Button({ icon, iconEnd, loading = false, children, onClick, type = 'button', ...rest }: ButtonProps) {
  return (
    <Base
      type={type}
      position="relative"
      // Not `disabled`: the button keeps the focus and is announced as busy.
      aria-busy={loading || undefined}
      onClick={loading ? stop : onClick}
      {...rest}
    >
      {loading && icon ? <Spinner aria-hidden /> : icon}
      {loading && !icon && <Centre />}
      <chakra.span opacity={loading && !icon ? 0 : undefined}>{children}</chakra.span>
      {iconEnd}
    </Base>
  );
}

/** Without an icon, the spinner covers the words, which keep the width and stay readable by screen readers. */
function Centre() {
  return (
    <chakra.span position="absolute" inset="0" display="grid" placeItems="center">
      <Spinner aria-hidden />
    </chakra.span>
  );
}

function stop(event: { preventDefault: () => void }) {
  event.preventDefault();
}
