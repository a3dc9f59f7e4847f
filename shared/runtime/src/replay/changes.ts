import { requestHydration, type Recorded } from './request-hydration';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const changed = new Map<Field, string | boolean>();

/** Records typed text and choices, also those made before this script ran. */
export function recordChanges(): void {
  addEventListener('input', ({ target }) => recordChange(target as Field), true);
  [...document.querySelectorAll<Field>('input, select, textarea')].filter(isChanged).forEach(recordChange);
}

/** Keeps the selection of each text, because a second render moves the caret. */
export function listRecordedChanges(): Recorded[] {
  return [...changed.keys()].map((field) => {
    const select = keepSelection(field);
    return { element: field, replay: () => replayChange(field, select) };
  });
}

function recordChange(field: Field): void {
  if (requestHydration(field)) changed.set(field, isChoice(field) ? field.checked : field.value);
}

const isChoice = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && /checkbox|radio/.test(field.type);

/** Whether a field differs from its HTML. Of radio buttons, only the chosen one counts. */
function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement)
    return field.value !== (field.querySelector<HTMLOptionElement>('[selected]') ?? field.options[0])?.value;
  if (!isChoice(field)) return field.value !== field.defaultValue;
  return field.checked !== field.defaultChecked && (field.checked || field.type === 'checkbox');
}

function keepSelection(field: Field): (() => void) | undefined {
  if (field instanceof HTMLSelectElement) return undefined;
  const { selectionStart: start, selectionEnd: end, selectionDirection: direction } = field;
  return start === null ? undefined : () => field.setSelectionRange(start, end, direction ?? undefined);
}

/**
 * React hydrates the field's section at the first event and calls `onInput`. It ignores `onChange` of text that was
 * there before hydration, so controlled text fields listen to `onInput`.
 */
function replayChange(field: Field, select?: () => void): void {
  const value = changed.get(field);
  if (value === undefined) return;
  const dispatch = (type: string) => field.dispatchEvent(new Event(type, { bubbles: true }));
  dispatch('input');
  if (requestHydration(field)) return;
  changed.delete(field);
  if (isChoice(field)) {
    field.checked = !value;
    field.click();
  } else if (field.value !== value) {
    // A second render wrote React's value. Writing an unchanged field would end an input method's composition.
    field.value = String(value);
    select?.();
    dispatch('input');
  }
  if (field instanceof HTMLSelectElement || field.type === 'file') dispatch('change');
}
