import { chakra } from '@site/ui/core';
import { ChoiceRow } from './choice-row';

export function Checkbox({ label }: { label: string }) {
  return (
    <ChoiceRow>
      <Mark type="checkbox" />
      {label}
    </ChoiceRow>
  );
}

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
