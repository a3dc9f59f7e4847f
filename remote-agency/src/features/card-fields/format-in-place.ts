/**
 * Rewrites a field while somebody types, and keeps the cursor behind the same characters. The
 * value lives in the field alone: nothing of a card is ever kept in the page's state.
 */
export function formatInPlace(input: HTMLInputElement, format: (typed: string) => string): void {
  const { value, selectionStart } = input;
  const formatted = format(value);
  if (formatted === value) return;
  const cursor = format(value.slice(0, selectionStart ?? value.length)).length;
  input.value = formatted;
  // A browser that fills in a card writes into fields without the focus, and they must not take it.
  if (document.activeElement === input) input.setSelectionRange(cursor, cursor);
}
