import { useState } from 'react';
import type { FormEvent } from 'react';

/** Fields at their `maxlength`. */
export function useFullFields() {
  const [full, setFull] = useState<readonly string[]>([]);
  function noteFull({ currentTarget, type }: FormEvent<HTMLFormElement>) {
    const next =
      type === 'reset' ? [] : Array.from(currentTarget.elements).flatMap((field) => (isFull(field) ? field.name : []));
    setFull((before) => (before.join() === next.join() ? before : next));
  }
  return { full, noteFull };
}

function isFull(field: Element): field is HTMLInputElement | HTMLTextAreaElement {
  const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  return isText && field.maxLength > 0 && field.value.length >= field.maxLength;
}
