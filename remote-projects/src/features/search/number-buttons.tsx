import { useId } from 'react';
import { Box, chakra } from '@site/ui/core';
import type { Option } from '@site/ui/forms';

export interface NumberButtonsProps {
  label: string;
  options: readonly Option[];
  /** `null`: no choice. */
  value: string | null;
  onChange: (value: string | null) => void;
}

/** A second press removes the choice. */
export function NumberButtons({ label, options, value, onChange }: NumberButtonsProps) {
  const id = useId();
  return (
    <Box role="group" aria-labelledby={id} position="relative">
      <chakra.span id={id} textStyle="label" display="block" marginBottom="2">
        {label}
      </chakra.span>
      <Box display="flex" flexWrap="wrap" gap="2">
        {options.map((option) => (
          <Square
            key={option.value}
            type="button"
            aria-pressed={option.value === value}
            onClick={() => onChange(option.value === value ? null : option.value)}
          >
            {option.label}
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
    fontWeight: 'semibold',
    cursor: 'pointer',
    transition: 'background-color 150ms, border-color 150ms, color 150ms',
    _hover: { bg: 'bg.tint' },
    '&[aria-pressed=true]': {
      bg: 'fg.default',
      borderColor: 'fg.default',
      color: 'white',
      _highContrast: { bg: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
    },
  },
});
