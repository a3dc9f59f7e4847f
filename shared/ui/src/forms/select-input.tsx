import type { ComponentProps, ReactNode } from 'react';
import { ChevronDown } from 'lucide-react';
import type { HTMLChakraProps } from '@chakra-ui/react/styled-system';

import { useFieldProps } from './field';
import { Adorned, type ControlLook, Lead, withContext } from './text-input';

export interface Option {
  value: string;
  label: string;
}

const Base = withContext<HTMLSelectElement, HTMLChakraProps<'select', ControlLook>>('select');

type SelectInputProps = Omit<ComponentProps<typeof Base>, 'lead' | 'trail'> & {
  icon?: ReactNode;
  /** Or `<option>` children. */
  options?: readonly Option[];
};

export function SelectInput({ icon, options, children, ...rest }: SelectInputProps) {
  const field = useFieldProps(rest);
  return (
    <Adorned>
      {icon && <Lead>{icon}</Lead>}
      <Base lead={Boolean(icon)} trail appearance="none" cursor="pointer" {...rest} {...field}>
        {options?.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
        {children}
      </Base>
      <Lead insetInlineStart="auto" insetInlineEnd="4">
        <ChevronDown size={20} aria-hidden />
      </Lead>
    </Adorned>
  );
}
