import { useEffect, useRef, useState } from 'react';
import type { FormEvent, MouseEvent } from 'react';
import { contactFailedEvent } from '@site/contracts';
import type { Notice } from './notification/notification';
import { findMissing, readRequest } from './request/contact-request';
import type { ContactRequest, RequiredField } from './request/contact-request';
import { failureCode, saveContactRequest } from './request/save-contact-request';

/** Exact sentences (ERRS-02). Each appears once in the page. */
const messages = {
  invalid: 'Please provide a valid name, email and purpose.',
  failed: 'Failed to submit request. Please try again.',
  saved: 'Request submitted successfully! Expect to hear back from us within 48 hours.',
} as const;

interface Missing {
  fields: readonly RequiredField[];
  /** The first field to correct, right after an attempt. */
  first?: RequiredField | undefined;
}

/** Milliseconds after a success in which the emptied form is not submitted: it was pressed for the request before. */
const settleMs = 1000;

/** Validates, saves and reports each attempt (CONT-19). */
export function useSubmit(notify: (tone: Notice['tone'], text: string) => void) {
  const form = useRef<HTMLFormElement>(null);
  const [missing, setMissing] = useState<Missing>({ fields: [] });
  const [isSaving, setSaving] = useState(false);
  const isUnderWay = useRef(false);
  const savedAt = useRef(-Infinity);

  useEffect(() => {
    if (missing.first) focusField(form.current, missing.first);
  }, [missing]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isUnderWay.current) return;
    const filledIn = event.currentTarget;
    const request = readRequest(filledIn);
    if (isUntouched(request) && performance.now() - savedAt.current < settleMs) return;
    const fields = findMissing(request);
    setMissing({ fields, first: fields[0] });
    if (fields.length > 0) return notify('error', messages.invalid);
    isUnderWay.current = true;
    setSaving(true);
    try {
      await saveContactRequest(request);
      filledIn.reset();
      savedAt.current = performance.now();
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

/** The second click of a double click is not another attempt. */
export function ignoreRepeated(event: MouseEvent) {
  if (event.detail > 1) event.preventDefault();
}

const isUntouched = (request: ContactRequest) => Object.values(request).every((value) => value === '');

function focusField(form: HTMLFormElement | null, name: RequiredField) {
  const field = form?.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}
