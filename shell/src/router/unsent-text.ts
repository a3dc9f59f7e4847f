type TextField = HTMLInputElement | HTMLTextAreaElement;

const touched = new WeakSet<Element>();

export function watchTyping(): void {
  document.addEventListener('input', ({ target }) => {
    if (isTextField(target)) touched.add(target);
  });
}

export function hasUnsentText(): boolean {
  return [...document.querySelectorAll<TextField>('input, textarea')].some(
    (field) => touched.has(field) && field.value.trim() !== '',
  );
}

function isTextField(target: EventTarget | null): target is TextField {
  const isInput = target instanceof HTMLInputElement && !/checkbox|radio|range|search/.test(target.type);
  return (isInput || target instanceof HTMLTextAreaElement) && target.form !== null;
}
