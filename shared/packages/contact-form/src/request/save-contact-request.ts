import { loadContactClient } from './contact-client';
import { byColumn, type ContactRequest } from './contact-request';

/**
 * Ten seconds for the client's code, the request and the answer together. A slow phone network needs two or
 * three; longer than ten nobody believes that something is happening. The client itself would wait for ever.
 */
const deadlineMs = 10_000;

/** Stores a request once (CONT-13). Rejects unless the stored row came back; the reason is not for visitors. */
export async function saveContactRequest(request: ContactRequest): Promise<void> {
  const deadline = new AbortController();
  const timer = setTimeout(() => deadline.abort(), deadlineMs);
  try {
    await save(request, deadline.signal);
  } finally {
    clearTimeout(timer);
  }
}

async function save(request: ContactRequest, signal: AbortSignal) {
  const client = await unlessAborted(loadContactClient(), signal);
  const row = byColumn((name) => request[name]);
  // The id alone: it proves that the row is stored, and nothing of a visitor travels back.
  const { data, error } = await client.from('contact').insert(row).select('id').abortSignal(signal).single();
  // An empty answer has neither, and a list is no row: neither is a success (CONT-17).
  if (error || !hasId(data)) throw new Error('The contact request was not stored.', { cause: error });
}

/** Why a request was not stored, without what was typed: a code of the database, or the name of the error. */
export function failureCode(error: unknown): string {
  const { name, cause } = error instanceof Error ? error : { name: 'unknown', cause: undefined };
  // The client gives an answer without a code when there was none: no network, no server.
  const code =
    typeof cause === 'object' && cause !== null && 'code' in cause ? String(cause.code) || 'no answer' : name;
  return /^[\w ]{1,40}$/.test(code) ? code : 'unknown';
}

/** A text or a number: a table that was there before may have a numeric key. */
const hasId = (data: unknown) =>
  typeof data === 'object' && data !== null && 'id' in data && ['string', 'number'].includes(typeof data.id);

/** Code that arrives after the deadline must not send a request that the visitor was told had failed. */
function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    work.then(resolve, reject);
  });
}
