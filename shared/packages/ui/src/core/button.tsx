import type { ComponentProps, ReactNode } from 'react';

import { buttonRecipe } from './button.recipe';
import { Spinner } from './spinner';
import { chakra } from './styled';

const Base = chakra('button', buttonRecipe);

export type ButtonProps = ComponentProps<typeof Base> & {
  icon?: ReactNode;
  iconEnd?: ReactNode;
  /** A spinner takes the icon's place and a second press does nothing. The width is kept. */
  loading?: boolean;
};

/** Something to press. What leads to another page is a `ButtonLink`. One `primary` per group. */
export function Button({ icon, iconEnd, loading = false, children, onClick, type = 'button', ...rest }: ButtonProps) {
  return (
    <Base
      type={type}
      position="relative"
      // Not `disabled`: the focus stays on the button, and it is announced as busy.
      aria-busy={loading || undefined}
      onClick={loading ? stop : onClick}
      {...rest}
    >
      {loading && icon ? <Spinner /> : icon}
      {loading && !icon && <Centre />}
      <chakra.span opacity={loading && !icon ? 0 : undefined}>{children}</chakra.span>
      {iconEnd}
    </Base>
  );
}

/** Without an icon to replace, the spinner stands where the words are; they keep the width, and are still heard. */
function Centre() {
  return (
    <chakra.span position="absolute" inset="0" display="grid" placeItems="center">
      <Spinner />
    </chakra.span>
  );
}

/** A loading submit button must not submit again. */
function stop(event: { preventDefault: () => void }) {
  event.preventDefault();
}
