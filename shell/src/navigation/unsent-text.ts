type TextField = HTMLInputElement | HTMLTextAreaElement;

/**
 * Fields that visitors have typed into. Weak: a page that is kept may come back with its fields, any other one is let
 * go with them.
 */
const touched = new WeakSet<Element>();

/** Starts to notice what is typed into forms. */
export function watchTyping(): void {
  document.addEventListener('input', ({ target }) => {
    if (isTextField(target)) touched.add(target);
  });
}

/** Whether a form on the page holds text that somebody has typed and not sent: a form that was sent is empty again. */
export function hasUnsentText(): boolean {
  return [...document.querySelectorAll<TextField>('input, textarea')].some(
    (field) => touched.has(field) && field.value.trim() !== '',
  );
}

function isTextField(target: EventTarget | null): target is TextField {
  if (target instanceof HTMLTextAreaElement) return target.form !== null;
  return (
    target instanceof HTMLInputElement &&
    target.form !== null &&
    !['checkbox', 'radio', 'range', 'search'].includes(target.type)
  );
}
