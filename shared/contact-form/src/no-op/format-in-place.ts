import type { FormEvent } from 'react';

/**
 * An `onInput` that reformats a field and keeps the cursor after the same characters. The value is stored only in
 * the field.
 */
export function formatInPlace(format: (typed: string) => string) {
  return ({ currentTarget: input }: FormEvent<HTMLInputElement>): void => {
    const { value, selectionStart } = input;
    const formatted = format(value);
    if (formatted === value) return;
    const cursor = format(value.slice(0, selectionStart ?? value.length)).length;
    input.value = formatted;
    // Autofill writes into unfocused fields, which must not take the focus.
    if (document.activeElement === input) input.setSelectionRange(cursor, cursor);
  };
}
