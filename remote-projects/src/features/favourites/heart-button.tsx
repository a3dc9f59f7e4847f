import type { ComponentProps } from 'react';
import { IconButton } from '@site/ui/core';
import { Heart } from 'lucide-react';

export type HeartButtonProps = Omit<ComponentProps<typeof IconButton>, 'children' | 'variant' | 'size' | 'selected'> & {
  pressed: boolean;
  onToggle: () => void;
};

/** For photographs only. The name stays the same; `pressed` changes. */
export function HeartButton({ pressed, onToggle, ...rest }: HeartButtonProps) {
  return (
    <IconButton variant="bare" size={44} aria-pressed={pressed} onClick={onToggle} css={look} {...rest}>
      <Heart size={26} aria-hidden />
    </IconButton>
  );
}

const look = {
  color: 'white',
  _hover: { bg: 'transparent' },
  '& svg': { fill: 'fg.default/50' },
  '& svg, &::after': { filter: 'drop-shadow(0 1px 3px {colors.fg.default/40})' },
  '&:hover svg': { fill: 'fg.default/75' },
  '&[aria-pressed=true] svg': { fill: 'brand.solid', color: 'fg.default' },
} as const;
