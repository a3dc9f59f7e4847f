import { scopeOf } from '../module-elements';
import type { Kept } from './kept-presses';
import { isUnheard } from './unheard';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const changed = new Map<Field, string | boolean>();

/** Keeps what is typed or chosen, also before this script was there. */
export function keepChanges(): void {
  addEventListener('input', ({ target }) => keepChange(target as Field), true);
  [...document.querySelectorAll<Field>('input, select, textarea')].filter(isChanged).forEach(keepChange);
}

/** The changes in a module, or the frame, that are to be repeated now; with the selection as it is now. */
export function takeChanges(scope: EventTarget | null): Kept[] {
  const due = [...changed].filter(([field]) => scopeOf(field) === scope);
  return due.map(([field, value]) => {
    changed.delete(field);
    const select = keepSelection(field);
    return { element: field, repeat: () => repeatChange(field, value, select) };
  });
}

function keepChange(field: Field): void {
  if (isUnheard(field)) changed.set(field, isChoice(field) ? field.checked : field.value);
}

const isChoice = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && /checkbox|radio/.test(field.type);

/** Whether a visitor has changed a field, by what the HTML says. Of radios, the one that was chosen. */
function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement)
    return field.value !== (field.querySelector<HTMLOptionElement>('[selected]') ?? field.options[0])?.value;
  if (!isChoice(field)) return field.value !== field.defaultValue;
  return field.checked !== field.defaultChecked && (field.checked || field.type === 'checkbox');
}

/** Selects again what is selected now, in a field with a caret. */
function keepSelection(field: Field): (() => void) | undefined {
  if (field instanceof HTMLSelectElement) return undefined;
  const { selectionStart: start, selectionEnd: end, selectionDirection: direction } = field;
  return start === null ? undefined : () => field.setSelectionRange(start, end, direction ?? undefined);
}

/**
 * Tells React of a change that it has not heard. Hydration puts a choice back to what React knows, and so does a
 * second render with a text, which moves the caret. A field that is still as it was left is not written: that would
 * end a composition, and Undo would forget.
 */
function repeatChange(field: Field, value: string | boolean, select?: () => void): void {
  const name = isChoice(field) ? 'checked' : 'value';
  // React watches the property of the element, not that of its prototype, and hears of a value that differs from the
  // last one: its setter gets another value, which it writes to an element that is not in the document.
  Reflect.set(field, name, typeof value === 'boolean' ? !value : `${value} `, document.createElement(field.localName));
  if (Reflect.get(field, name) !== value) {
    Reflect.set(Object.getPrototypeOf(field) as object, name, value, field);
    select?.();
  }
  const isTold = field instanceof HTMLSelectElement || field.type === 'file';
  // Not a MouseEvent, which would change a checkbox once more.
  const type = isTold ? 'change' : isChoice(field) ? 'click' : 'input';
  field.dispatchEvent(new Event(type, { bubbles: true }));
}
