import { useId } from 'react';
import { Box, chakra } from '@site/ui/core';

export interface NumberButtonsProps {
  label: string;
  /** The last button includes higher counts. */
  most: number;
  /** `null`: no choice. */
  value: number | null;
  onChange: (value: number | null) => void;
}

/** A second press removes the choice. */
export function NumberButtons({ label, most, value, onChange }: NumberButtonsProps) {
  const id = useId();
  return (
    <Box role="group" aria-labelledby={id} position="relative">
      <chakra.span id={id} textStyle="label" display="block" marginBottom="2">
        {label}
      </chakra.span>
      <Box display="flex" flexWrap="wrap" gap="2">
        {Array.from({ length: most }, (_, index) => index + 1).map((count) => (
          <Square
            key={count}
            type="button"
            aria-pressed={count === value}
            onClick={() => onChange(count === value ? null : count)}
          >
            {count === most ? `${count}+` : count}
          </Square>
        ))}
      </Box>
    </Box>
  );
}

const Square = chakra('button', {
  base: {
    display: 'grid',
    placeItems: 'center',
    boxSize: 'control',
    border: '1px solid {colors.border.control}',
    borderRadius: 'control',
    bg: 'bg.surface',
    textStyle: 'semibold',
    cursor: 'pointer',
    transition: 'background-color 150ms, border-color 150ms, color 150ms',
    _hover: { bg: 'bg.tint' },
    '&[aria-pressed=true]': {
      bg: 'fg.default',
      borderColor: 'fg.default',
      color: 'white',
      _hover: { bg: 'fg.soft' },
      _highContrast: { bg: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
    },
  },
});
