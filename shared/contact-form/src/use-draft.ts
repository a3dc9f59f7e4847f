import { useLayoutEffect, type FormEvent, type RefObject } from 'react';

/** Unsent text by address, while the tab lives: Back renders the form again. */
const drafts = new Map<string, FormData>();

export function useDraft(form: RefObject<HTMLFormElement | null>) {
  useLayoutEffect(() => {
    for (const [name, text] of drafts.get(location.pathname) ?? []) {
      const field = form.current?.elements.namedItem(name);
      if (!(field instanceof HTMLElement) || !('value' in field)) continue;
      field.value = text;
      // The shell loads no other document while a form has typed text.
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
  }, [form]);
  return {
    keepDraft: ({ currentTarget }: FormEvent<HTMLFormElement>) =>
      drafts.set(location.pathname, new FormData(currentTarget)),
    dropDraft: () => drafts.delete(location.pathname),
  };
}
