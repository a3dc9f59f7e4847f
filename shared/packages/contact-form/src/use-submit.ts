import { useEffect, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { contactFailedEvent } from '@site/contracts';
import { messages } from './messages';
import type { Notice } from './notification/notification';
import { findMissing, readRequest } from './request/contact-request';
import type { RequiredField } from './request/contact-request';
import { failureCode, saveContactRequest } from './request/save-contact-request';

interface Missing {
  fields: readonly RequiredField[];
  /** The first field to correct, right after an attempt. */
  first?: RequiredField | undefined;
}

/** Validates, saves and reports each attempt (CONT-19). */
export function useSubmit(notify: (tone: Notice['tone'], text: string) => void) {
  const form = useRef<HTMLFormElement>(null);
  const [missing, setMissing] = useState<Missing>({ fields: [] });
  const [isSaving, setSaving] = useState(false);
  const isUnderWay = useRef(false);

  useEffect(() => {
    if (missing.first) focusField(form.current, missing.first);
  }, [missing]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isUnderWay.current) return;
    const filledIn = event.currentTarget;
    const request = readRequest(filledIn);
    const fields = findMissing(request);
    setMissing({ fields, first: fields[0] });
    if (fields.length > 0) return notify('error', messages.invalid);
    isUnderWay.current = true;
    setSaving(true);
    try {
      await saveContactRequest(request);
      filledIn.reset();
      notify('success', messages.saved);
    } catch (error) {
      filledIn.dispatchEvent(new CustomEvent(contactFailedEvent, { bubbles: true, detail: failureCode(error) }));
      notify('error', messages.failed);
    } finally {
      isUnderWay.current = false;
      setSaving(false);
    }
  }

  /** A corrected field is no longer wrong; a newly empty one is reported at the next attempt. */
  function recheck(event: FormEvent<HTMLFormElement>) {
    if (missing.fields.length === 0) return;
    const stillMissing = findMissing(readRequest(event.currentTarget));
    setMissing({ fields: missing.fields.filter((field) => stillMissing.includes(field)) });
  }

  return { form, missing: missing.fields, isSaving, submit, recheck };
}

function focusField(form: HTMLFormElement | null, name: RequiredField) {
  const field = form?.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}
