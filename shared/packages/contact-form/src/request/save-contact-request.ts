import { loadContactClient } from './contact-client';
import type { ContactRequest } from './contact-request';

/**
 * Ten seconds for the client's code, the request and the answer together. A slow phone network needs two or
 * three; longer than ten nobody believes that something is happening. The client itself would wait for ever.
 */
const deadlineMs = 10_000;

/** Stores a request once (spec §7). Rejects unless the stored row came back; the reason is not for visitors. */
export async function saveContactRequest(request: ContactRequest): Promise<void> {
  const deadline = new AbortController();
  const timer = setTimeout(() => deadline.abort(), deadlineMs);
  try {
    await save(request, deadline.signal);
  } finally {
    clearTimeout(timer);
  }
}

async function save({ name, purpose, email, phone, message }: ContactRequest, signal: AbortSignal) {
  const client = await unlessAborted(loadContactClient(), signal);
  const row = { name, purpose, email, phone, message };
  // The id alone: it proves that the row is stored, and nothing of a visitor travels back.
  const { data, error } = await client.from('contact').insert(row).select('id').abortSignal(signal).single();
  // An empty answer has neither, and a list is no row: neither is a success (spec §4).
  if (error || !hasId(data)) throw new Error('The contact request was not stored.', { cause: error });
}

const hasId = (data: unknown) => typeof data === 'object' && data !== null && 'id' in data && typeof data.id === 'string';

/** Code that arrives after the deadline must not send a request that the visitor was told had failed. */
function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    work.then(resolve, reject);
  });
}
