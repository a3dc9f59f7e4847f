import type { ComponentProps } from 'react';
import { IconButton } from '@site/ui/core';
import { Heart } from 'lucide-react';

export type HeartButtonProps = Omit<ComponentProps<typeof IconButton>, 'children' | 'variant' | 'size' | 'selected'> & {
  pressed: boolean;
  onToggle: () => void;
};

/**
 * Saves something. Its name stays the same, e.g. "Save DHA Phase 6"; pressed says whether it is saved. On photographs
 * only.
 */
export function HeartButton({ pressed, onToggle, ...rest }: HeartButtonProps) {
  return (
    <IconButton variant="bare" size={44} aria-pressed={pressed} onClick={onToggle} css={look} {...rest}>
      <Heart size={26} aria-hidden />
    </IconButton>
  );
}

/** White on its own ink, so that it has 3:1 on any photograph; yellow with an ink line once saved (look, Favorites). */
const look = {
  color: 'white',
  _hover: { bg: 'transparent' },
  '& svg': { fill: 'fg.default/50' },
  // The ring of a press that is kept, too.
  '& svg, &::after': { filter: 'drop-shadow(0 1px 3px {colors.fg.default/40})' },
  '&:hover svg': { fill: 'fg.default/75' },
  '&[aria-pressed=true] svg': { fill: 'brand.solid', color: 'fg.default' },
} as const;
