import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { tokenHeader } from '../messages';

export interface Refusal {
  status: 403 | 404 | 405 | 415 | 421;
  sentence: string;
}

export interface Own {
  port: number;
  /** The start's secret: first path segment, and a header of changes. */
  token: string;
}

/**
 * Refuses foreign requests: DNS rebinding by `Host`, cross-site requests by `Origin` and token, other accounts of this
 * machine by the token in the address.
 */
export function refuseForeign(
  { method = '', url = '', headers }: Pick<IncomingMessage, 'method' | 'url' | 'headers'>,
  { port, token }: Own,
): Refusal | undefined {
  const hosts = [`127.0.0.1:${port}`, `localhost:${port}`];
  if (!headers.host || !hosts.includes(headers.host))
    return { status: 421, sentence: 'The console only answers at its own address.' };
  if (!isSame(url.split('/')[1] ?? '', token))
    return {
      status: 404,
      sentence: 'Open the address that npx manzil console has printed: it changes with every start.',
    };
  if (method === 'GET') return undefined;
  if (method !== 'POST') return { status: 405, sentence: 'GET or POST.' };
  if (headers.origin !== `http://${headers.host}`)
    return { status: 403, sentence: 'This request does not come from the page of the console.' };
  if (!isSame(String(headers[tokenHeader] ?? ''), token))
    return {
      status: 403,
      sentence: 'This page is of an earlier start. Open the address that npx manzil console has printed.',
    };
  if (headers['content-type'] !== 'application/json') return { status: 415, sentence: 'Send JSON.' };
  return undefined;
}

/** Constant time for equal lengths. */
function isSame(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}
