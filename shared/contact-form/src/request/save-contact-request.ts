import { readSiteConfig } from '@site/contracts';
import type { SupabaseClient } from '@supabase/supabase-js';
import { byColumn, type ContactRequest } from './contact-request';

/**
 * Milliseconds for client code, request and answer. A slow phone network needs two to three seconds; the client has no
 * limit.
 */
const deadlineMs = 10_000;

/** Stores a request once (CONT-13). Rejects unless the stored row comes back; the reason is not for visitors. */
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
  // Only the id: it proves that the row is stored, and returns no data of the visitor.
  const { data, error } = await client.from('contact').insert(row).select('id').abortSignal(signal).single();
  // An empty answer has neither, and a list is not a row (CONT-17).
  if (error || !hasId(data)) throw new Error('The contact request was not stored.', { cause: error });
}

/** A database code or an error name. Contains nothing that was typed. */
export function failureCode(error: unknown): string {
  const { name, cause } = error instanceof Error ? error : { name: 'unknown', cause: undefined };
  // Without a network or a server, the client's error has no code.
  const code =
    typeof cause === 'object' && cause !== null && 'code' in cause ? String(cause.code) || 'no answer' : name;
  return /^[\w ]{1,40}$/.test(code) ? code : 'unknown';
}

/** An existing table may have a numeric key. */
const hasId = (data: unknown) =>
  typeof data === 'object' && data !== null && 'id' in data && ['string', 'number'].includes(typeof data.id);

/** Code that arrives after the deadline must not send a request that was reported as failed. */
function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    work.then(resolve, reject);
  });
}

let loading: Promise<SupabaseClient> | undefined;

/** Loads the database client on demand (50 KB). After a failed load, the next call tries again. */
export function loadContactClient(): Promise<SupabaseClient> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function load() {
  const { createClient } = await import('@supabase/supabase-js');
  const { url, key } = readSiteConfig().contact;
  // Nobody signs in (CONT-26).
  const auth = { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false };
  return createClient(url || location.origin, key, { auth });
}
