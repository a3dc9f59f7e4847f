import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { FormEvent, MouseEvent } from 'react';
import { partAt } from '@site/runtime';
import { notify, withdraw } from './notification/notify';
import { findMissing, readRequest } from './request/contact-request';
import type { ContactRequest, RequiredField } from './request/contact-request';
import { requestOn, send, type PageRequest } from './request/page-request';
import { failureCode } from './request/save-contact-request';

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
export function useSubmit() {
  const form = useRef<HTMLFormElement>(null);
  const pageRequest = useRef<PageRequest>(undefined);
  const [missing, setMissing] = useState<Missing>({ fields: [] });
  const [isSending, setSending] = useState(false);

  useLayoutEffect(() => {
    const ofPage = requestOn(location.pathname);
    pageRequest.current = ofPage;
    ofPage.form = { onSending: setSending, onSaved: () => form.current?.reset() };
    setSending(ofPage.isSending);
    if (ofPage.draft) fill(form.current, ofPage.draft);
    return () => {
      ofPage.form = undefined;
      withdraw(messages.invalid);
    };
  }, []);

  useEffect(() => {
    if (missing.first) focusField(form.current, missing.first);
  }, [missing]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const ofPage = pageRequest.current;
    if (!ofPage || ofPage.isSending) return;
    // Found now: the visitor may have left the page when the answer comes.
    const sender = { part: partAt(event.currentTarget), button: event.currentTarget.querySelector('button') };
    const request = readRequest(event.currentTarget);
    if (isUntouched(request) && performance.now() - ofPage.savedAt < settleMs) return;
    const fields = findMissing(request);
    setMissing({ fields, first: fields[0] });
    if (fields.length > 0) return notify(sender, { status: 'error', text: messages.invalid });
    notify(sender);
    try {
      await send(ofPage, request);
      notify(sender, { status: 'success', text: messages.saved });
    } catch (error) {
      notify(sender, { status: 'error', text: messages.failed, failure: failureCode(error) });
    }
  }

  function note({ currentTarget }: FormEvent<HTMLFormElement>) {
    if (pageRequest.current) pageRequest.current.draft = new FormData(currentTarget);
    // A corrected field is no longer wrong; a newly empty one is reported at the next attempt.
    if (missing.fields.length === 0) return;
    const stillMissing = findMissing(readRequest(currentTarget));
    setMissing({ fields: missing.fields.filter((field) => stillMissing.includes(field)) });
  }

  return { form, missing: missing.fields, isSending, submit, note };
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

function fill(form: HTMLFormElement | null, draft: FormData) {
  for (const [name, text] of draft) {
    const field = form?.elements.namedItem(name);
    if (!(field instanceof HTMLElement) || !('value' in field)) continue;
    field.value = String(text);
    // The shell loads no other document while a form has typed text.
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
