import type { FormEvent } from 'react';

/**
 * An `onInput` that reformats a field on typing or pasting, without an announcement, and keeps the cursor
 * behind the same characters. The value lives in the field alone: nothing of it is kept in the page's state.
 */
export function formatInPlace(format: (typed: string) => string) {
  return ({ currentTarget: input }: FormEvent<HTMLInputElement>): void => {
    const { value, selectionStart } = input;
    const formatted = format(value);
    if (formatted === value) return;
    const cursor = format(value.slice(0, selectionStart ?? value.length)).length;
    input.value = formatted;
    // A browser that fills in a form writes into fields without the focus, and they must not take it.
    if (document.activeElement === input) input.setSelectionRange(cursor, cursor);
  };
}
