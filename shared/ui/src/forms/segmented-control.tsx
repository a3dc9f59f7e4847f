import { useId } from 'react';
import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';

import type { Option } from './select-input';

interface SegmentedControlProps<Value extends string> {
  label: string;
  options: readonly (Option & { value: Value })[];
  /** Form field name of the radios. */
  name?: string;
  value?: Value;
  defaultValue?: Value;
  /** Also called for a press on the option that `value` shows. */
  onChange?: (value: Value) => void;
}

export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { label, options, name, value, defaultValue, onChange } = props;
  const id = useId();
  return (
    <chakra.div role="radiogroup" aria-labelledby={id} position="relative">
      <VisuallyHidden id={id}>{label}</VisuallyHidden>
      <Track>
        {options.map((option) => (
          <Segment key={option.value}>
            <Face
              type="radio"
              name={name ?? id}
              value={option.value}
              checked={value === undefined ? undefined : value === option.value}
              defaultChecked={value === undefined ? defaultValue === option.value : undefined}
              onChange={() => onChange?.(option.value)}
              onClick={() => option.value === value && onChange?.(value)}
            />
            {option.label}
          </Segment>
        ))}
      </Track>
    </chakra.div>
  );
}

const Track = chakra('div', {
  base: {
    display: 'inline-grid',
    gridAutoFlow: 'column',
    gridAutoColumns: '1fr',
    width: { base: 'full', md: 'auto' },
    height: 'control',
    padding: '1',
    borderRadius: 'control',
    bg: 'bg.sand',
  },
});

const Segment = chakra('label', {
  base: {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    paddingInline: { base: '3', md: '26px' },
    borderRadius: '7px',
    color: 'fg.soft',
    fontSize: '.9375rem',
    fontWeight: 'semibold',
    cursor: 'pointer',
    transition: 'background-color 150ms, color 150ms',
    '&:has(:checked)': {
      bg: 'fg.default',
      color: 'white',
      _highContrast: { bg: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
    },
  },
});

/** The radio covers its half, so the pressed element gets the focus. */
const Face = chakra('input', {
  base: { appearance: 'none', position: 'absolute', inset: 0, borderRadius: 'inherit', cursor: 'pointer' },
});
