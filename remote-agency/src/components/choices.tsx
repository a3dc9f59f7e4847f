import type { ComponentProps } from 'react';
import { chakra } from '@site/ui/core';

export function Checkbox({ label }: { label: string }) {
  return (
    <ChoiceRow>
      <Mark type="checkbox" />
      {label}
    </ChoiceRow>
  );
}

export function Switch({ label, ...rest }: ComponentProps<typeof Track> & { label: string }) {
  return (
    <ChoiceRow>
      <Track type="checkbox" role="switch" {...rest} />
      {label}
    </ChoiceRow>
  );
}

const ChoiceRow = chakra('label', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '3',
    minHeight: '11',
    textStyle: 'medium',
    cursor: 'pointer',
  },
});

const Mark = chakra('input', {
  base: {
    appearance: 'none',
    flexShrink: 0,
    display: 'grid',
    placeItems: 'center',
    boxSize: '22px',
    border: '1.5px solid {colors.border.control}',
    borderRadius: '6px',
    bg: 'bg.surface',
    cursor: 'pointer',
    transition: 'background-color 150ms, border-color 150ms',
    _checked: { bg: 'fg.default', borderColor: 'fg.default' },
    _before: {
      content: '""',
      width: '11px',
      height: '6px',
      marginTop: '-3px',
      borderLeft: '2.5px solid white',
      borderBottom: '2.5px solid white',
      transform: 'rotate(-45deg)',
      visibility: 'hidden',
    },
    '&:checked::before': { visibility: 'visible', _highContrast: { borderColor: 'Highlight' } },
  },
});

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
