import type { FormEvent } from 'react';
import { TextInput } from '@site/ui/forms';

/** A phone number of digits alone (spec §5): anything else that is typed or pasted is left out, without a word. */
export function NumericPhone() {
  return <TextInput type="tel" inputMode="numeric" autoComplete="tel" onInput={keepDigits} />;
}

function keepDigits({ currentTarget: input }: FormEvent<HTMLInputElement>) {
  const { value, selectionStart } = input;
  const digits = onlyDigits(value);
  if (digits === value) return;
  const cursor = onlyDigits(value.slice(0, selectionStart ?? value.length)).length;
  input.value = digits;
  // A browser that fills in a number writes into a field without the focus, and it must not take it.
  if (document.activeElement === input) input.setSelectionRange(cursor, cursor);
}

function onlyDigits(text: string): string {
  return text.replace(/\D/g, '');
}
