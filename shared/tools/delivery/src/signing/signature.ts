import { createHash, sign, verify } from 'node:crypto';
import { canonical } from './canonical';
import { whyOtherToken } from './identity';
import type { OwnKey, TrustedKey } from './keys-file';

/** `kind` is signed too: a signature of one kind is none of another. Of a CI job, the signature is a token. */
export async function signatureOf(kind: string, what: object, { key }: OwnKey): Promise<string> {
  const text = textOf(kind, what);
  return typeof key === 'function' ? key(audienceOf(text)) : sign(null, text, key).toString('base64url');
}

/**
 * What follows a subject such as "Entry 3 of the live log", or `undefined` for a fitting signature. `at` is the time of
 * an entry.
 */
export async function whyUnfit(
  signature: string,
  kind: string,
  what: object,
  { key }: TrustedKey,
  at?: string,
): Promise<string | undefined> {
  const text = textOf(kind, what);
  if ('issuer' in key) return whyOtherToken(signature, key, audienceOf(text), at);
  const fits = verify(null, text, key, Buffer.from(signature, 'base64url'));
  return fits ? undefined : 'has a signature that does not fit it: somebody has changed it';
}

function textOf(kind: string, what: object): Buffer {
  return Buffer.from(canonical({ signs: `manzil ${kind}`, what }));
}

function audienceOf(text: Buffer): string {
  return `manzil:${createHash('sha256').update(text).digest('hex')}`;
}
