import { useState } from 'react';
import { TextInput } from '@site/ui/forms';
import { readAmount } from './search-codec';

export interface AmountInputProps {
  name: string;
  value: number | null;
  onChange: (value: number | null) => void;
  placeholder?: string;
}

/** A whole number. While it is being written it stays as it is written; afterwards it reads `30,000`. */
export function AmountInput({ value, onChange, ...rest }: AmountInputProps) {
  const [typed, setTyped] = useState<string>();
  const shown = value === null ? '' : value.toLocaleString('en-US');
  return (
    <TextInput
      inputMode="numeric"
      autoComplete="off"
      maxLength={11}
      {...rest}
      value={typed ?? shown}
      onFocus={() => setTyped(shown)}
      onBlur={() => setTyped(undefined)}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(readAmount(target.value));
      }}
    />
  );
}
