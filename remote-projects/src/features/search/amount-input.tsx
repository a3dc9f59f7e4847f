import { useState, type ReactNode } from 'react';
import { Field, TextInput } from '@site/ui/forms';
import { namesRupees } from '../../model/amount';

export interface AmountInputProps {
  label: string;
  name: string;
  value: number | null;
  /** `null` for a text that is not an amount. */
  read: (text: string) => number | null;
  onChange: (value: number | null) => void;
  icon?: ReactNode;
  placeholder?: string;
}

/**
 * Keeps the typed text while focused, then shows `30,000`. Text that is not an amount stays, filters nothing,
 * and shows a hint.
 */
export function AmountInput({ label, value, read, onChange, ...rest }: AmountInputProps) {
  const [typed, setTyped] = useState<string>();
  const [isFocused, setFocused] = useState(false);
  const shown = value === null ? '' : value.toLocaleString('en-US');
  const isUnread = !isFocused && typed !== undefined && typed.trim() !== '' && value === null;
  return (
    <Field label={label} error={isUnread && reasonOf(typed)}>
      <TextInput
        inputMode="decimal"
        autoComplete="off"
        maxLength={24}
        {...rest}
        value={(isFocused || value === null ? typed : undefined) ?? shown}
        onFocus={() => {
          setFocused(true);
          if (value !== null) setTyped(shown);
        }}
        onBlur={({ target }) => {
          setFocused(false);
          // A parsed amount is shown formatted, so that Clear all removes it.
          if (read(target.value) !== null || target.value.trim() === '') setTyped(undefined);
        }}
        onInput={({ currentTarget }) => {
          // The focus may predate hydration.
          setFocused(currentTarget.matches(':focus'));
          setTyped(currentTarget.value);
          onChange(read(currentTarget.value));
        }}
      />
    </Field>
  );
}

function reasonOf(text: string): string {
  return namesRupees(text) ? 'Prices here are US dollars.' : 'Not read as a number. Write it like 90,000 or 90k.';
}
