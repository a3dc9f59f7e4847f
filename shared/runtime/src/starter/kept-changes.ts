import { scopeOf } from '../hydrate/module-elements';
import type { Kept } from './kept-presses';
import { isUnheard } from './unheard';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const changed = new Map<Field, string | boolean>();

/** Keeps typed text and choices, also those made before this script ran. */
export function keepChanges(): void {
  addEventListener('input', ({ target }) => keepChange(target as Field), true);
  [...document.querySelectorAll<Field>('input, select, textarea')].filter(isChanged).forEach(keepChange);
}

/** Returns and forgets the changes in a module or the frame, with the present selection. */
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

/** Compared with the HTML; of radios, the chosen one. */
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
 * Reports a change to React. Hydration resets choices, and a second render resets text and moves the caret. An
 * unchanged field is not written: that would end a composition and clear Undo.
 */
function repeatChange(field: Field, value: string | boolean, select?: () => void): void {
  const name = isChoice(field) ? 'checked' : 'value';
  // React tracks the element's own property and hears only values that differ from the last one. Its setter gets
  // another value first, written to a detached element.
  Reflect.set(field, name, typeof value === 'boolean' ? !value : `${value} `, document.createElement(field.localName));
  if (Reflect.get(field, name) !== value) {
    Reflect.set(Object.getPrototypeOf(field) as object, name, value, field);
    select?.();
  }
  const isTold = field instanceof HTMLSelectElement || field.type === 'file';
  // A MouseEvent would toggle a checkbox again.
  const type = isTold ? 'change' : isChoice(field) ? 'click' : 'input';
  field.dispatchEvent(new Event(type, { bubbles: true }));
}
