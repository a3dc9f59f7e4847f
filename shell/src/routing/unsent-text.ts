/** Fields that visitors have typed into since the document was opened. */
const touched = new Set<HTMLInputElement | HTMLTextAreaElement>();

/** Starts to notice what is typed into forms. */
export function watchTyping(): void {
  document.addEventListener('input', ({ target }) => {
    if (isTextField(target)) touched.add(target);
  });
}

/** Whether a form on the page holds text that somebody has typed and not sent: a form that was sent is empty again. */
export function hasUnsentText(): boolean {
  for (const field of touched) if (!field.isConnected) touched.delete(field);
  return [...touched].some(({ value }) => value.trim() !== '');
}

function isTextField(target: EventTarget | null): target is HTMLInputElement | HTMLTextAreaElement {
  if (target instanceof HTMLTextAreaElement) return target.form !== null;
  return target instanceof HTMLInputElement && target.form !== null && !['checkbox', 'radio', 'range', 'search'].includes(target.type);
}
