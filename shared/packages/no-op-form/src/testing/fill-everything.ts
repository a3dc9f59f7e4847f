import type { UserEvent } from '@testing-library/user-event';

export async function fillEverything(user: UserEvent, form: HTMLFormElement): Promise<void> {
  for (const control of form.elements) {
    if (control instanceof HTMLInputElement && control.readOnly) continue;
    if (control instanceof HTMLTextAreaElement) await user.type(control, 'first line');
    else if (control instanceof HTMLInputElement) await fill(user, control);
  }
}

async function fill(user: UserEvent, input: HTMLInputElement): Promise<void> {
  if (input.type === 'checkbox') await user.click(input);
  else if (input.type === 'file') await user.upload(input, new File(['picture'], 'office.png', { type: 'image/png' }));
  else if (input.type !== 'radio') await user.type(input, '7');
}

/** Values and checked states of all fields. */
export function contentsOf(form: HTMLFormElement): string[] {
  return [...form.elements].flatMap((control) => {
    if (control instanceof HTMLTextAreaElement) return control.value;
    if (!(control instanceof HTMLInputElement) || control.type === 'radio' || control.readOnly) return [];
    if (control.type === 'checkbox') return control.checked ? 'ticked' : '';
    return control.value;
  });
}
