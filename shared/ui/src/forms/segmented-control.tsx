import { useId } from 'react';
import { chakra, useSlotRecipe } from '@chakra-ui/react/styled-system';
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
  const styles = useSlotRecipe({ key: 'segmentGroup' })();
  return (
    <chakra.div role="radiogroup" aria-labelledby={id} position="relative">
      <VisuallyHidden id={id}>{label}</VisuallyHidden>
      <chakra.div css={styles.root}>
        {options.map((option) => (
          <chakra.label key={option.value} css={styles.item}>
            <chakra.input
              css={styles.itemControl}
              type="radio"
              name={name ?? id}
              value={option.value}
              checked={value === undefined ? undefined : value === option.value}
              defaultChecked={value === undefined ? defaultValue === option.value : undefined}
              onChange={() => onChange?.(option.value)}
              onClick={() => option.value === value && onChange?.(value)}
            />
            {option.label}
          </chakra.label>
        ))}
      </chakra.div>
    </chakra.div>
  );
}
