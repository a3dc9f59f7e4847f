import type { ContactRequest } from './contact-request';
import { saveContactRequest } from './save-contact-request';

/**
 * What a page's form has typed and sends. It belongs to the tab: a visitor may leave the page while a request is on
 * its way, and come back.
 */
export interface PageRequest {
  /** Typed and not stored yet. */
  draft?: FormData | undefined;
  isSending: boolean;
  /** Time of the last success, as of `performance.now()`. */
  savedAt: number;
  /** The form, while the page is shown. */
  form?: { onSending: (isSending: boolean) => void; onSaved: () => void } | undefined;
}

const byPath = new Map<string, PageRequest>();

export function requestOn(pathname: string): PageRequest {
  const request = byPath.get(pathname) ?? { isSending: false, savedAt: -Infinity };
  byPath.set(pathname, request);
  return request;
}

/** Rejects if the row was not stored; then the draft is kept. */
export async function send(request: PageRequest, row: ContactRequest): Promise<void> {
  const note = (isSending: boolean) => {
    request.isSending = isSending;
    request.form?.onSending(isSending);
  };
  note(true);
  try {
    await saveContactRequest(row);
    request.draft = undefined;
    request.savedAt = performance.now();
    request.form?.onSaved();
  } finally {
    note(false);
  }
}
