import type { ComponentProps, ReactNode } from 'react';
import { Spinner } from '@chakra-ui/react/spinner';
import {
  chakra,
  createRecipeContext,
  type HTMLChakraProps,
  type RecipeVariantProps,
} from '@chakra-ui/react/styled-system';

import type { recipes } from '../theme/recipes';

const Base = createRecipeContext({ key: 'button' }).withContext<
  HTMLButtonElement,
  HTMLChakraProps<'button', RecipeVariantProps<typeof recipes.button>>
>('button');

type ButtonProps = ComponentProps<typeof Base> & { icon?: ReactNode; iconEnd?: ReactNode; loading?: boolean };

/** For actions; links to pages use `ButtonLink`. One `solid` per group. */
export function Button({ icon, iconEnd, loading = false, children, onClick, type = 'button', ...rest }: ButtonProps) {
  const isCovered = loading && !icon;
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
      {isCovered && (
        <chakra.span position="absolute" inset="0" display="grid" placeItems="center">
          <Spinner aria-hidden />
        </chakra.span>
      )}
      {/* Covered words keep the width, and are still read by screen readers. */}
      <chakra.span opacity={isCovered ? 0 : undefined}>{children}</chakra.span>
      {iconEnd}
    </Base>
  );
}

function stop(event: { preventDefault: () => void }) {
  event.preventDefault();
}

const IconBase = createRecipeContext({ key: 'iconButton' }).withContext<
  HTMLButtonElement,
  HTMLChakraProps<'button', RecipeVariantProps<typeof recipes.iconButton>>
>('button');

type IconButtonProps = ComponentProps<typeof IconBase> & { 'aria-label': string };

/** `selected` is a look; set `aria-pressed` on a toggle. */
export function IconButton({ type = 'button', ...rest }: IconButtonProps) {
  return <IconBase type={rest.asChild ? undefined : type} {...rest} />;
}
