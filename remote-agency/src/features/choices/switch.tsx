import type { ComponentProps, ReactNode } from 'react';
import { chakra } from '@site/ui/core';
import { ChoiceRow } from './choice-row';

export type SwitchProps = Omit<ComponentProps<typeof Track>, 'type' | 'children'> & { label: ReactNode };

export function Switch({ label, ...rest }: SwitchProps) {
  return (
    <ChoiceRow>
      <Track type="checkbox" role="switch" {...rest} />
      {label}
    </ChoiceRow>
  );
}

/** A native checkbox, styled as a track and a knob: keyboard and focus are the browser's. */
const Track = chakra('input', {
  base: {
    appearance: 'none',
    flexShrink: 0,
    width: '52px',
    height: '30px',
    padding: '3px',
    border: '1.5px solid {colors.border.control}',
    borderRadius: 'full',
    bg: 'bg.surface',
    cursor: 'pointer',
    transition: 'background-color 150ms, border-color 150ms',
    _before: {
      content: '""',
      display: 'block',
      boxSize: '21px',
      borderRadius: 'full',
      bg: 'border.control',
      transition: 'transform 150ms',
      _highContrast: { bg: 'ButtonText' },
    },
    _checked: { bg: 'fg.default', borderColor: 'fg.default' },
    '&:checked::before': { bg: 'white', transform: 'translateX(22px)', _highContrast: { bg: 'Highlight' } },
  },
});
