import type { ComponentProps } from 'react';
import { Heart } from 'lucide-react';

import { IconButton } from '../core/icon-button';

export type HeartButtonProps = Omit<ComponentProps<typeof IconButton>, 'children' | 'variant' | 'size' | 'selected'> & {
  pressed: boolean;
  onToggle: () => void;
};

/** Saves something. Its name stays the same, e.g. "Save DHA Phase 6"; pressed says whether it is saved. */
export function HeartButton({ pressed, onToggle, ...rest }: HeartButtonProps) {
  return (
    <IconButton
      variant="card"
      size={44}
      aria-pressed={pressed}
      onClick={onToggle}
      css={{ '&[aria-pressed=true] svg': { fill: 'brand.solid' } }}
      {...rest}
    >
      <Heart size={20} aria-hidden />
    </IconButton>
  );
}
