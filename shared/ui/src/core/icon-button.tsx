import type { ComponentProps } from 'react';
import { chakra } from '@chakra-ui/react/styled-system';

const Base = chakra('button', {
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: 0,
    borderRadius: 'full',
    border: '1.5px solid transparent',
    cursor: 'pointer',
    transition: 'background-color 150ms, border-color 150ms, color 150ms',
  },
  variants: {
    variant: {
      outline: { bg: 'bg.surface', borderColor: 'border.control', _hover: { bg: 'bg.tint' } },
      /** For photographs: white, without a border. */
      card: { bg: 'bg.surface', _hover: { bg: 'bg.tint' } },
      bare: { _hover: { bg: 'bg.sand' } },
    },
    size: { 48: { boxSize: '12' }, 44: { boxSize: '11' }, 40: { boxSize: '10' } },
    selected: {
      true: {
        bg: 'fg.default',
        borderColor: 'fg.default',
        color: 'white',
        _hover: { bg: 'fg.soft' },
        _highContrast: { bg: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
      },
    },
  },
  defaultVariants: { variant: 'outline', size: 48 },
});

type IconButtonProps = Omit<ComponentProps<typeof Base>, 'aria-label'> & {
  /** The accessible name. */
  label: string;
};

/** `selected` is a look; set `aria-pressed` on a toggle. */
export function IconButton({ label, type = 'button', ...rest }: IconButtonProps) {
  return <Base type={rest.asChild ? undefined : type} aria-label={label} {...rest} />;
}
