import { sign, verify } from 'node:crypto';
import { canonical } from './canonical';
import type { OwnKey, TrustedKey } from './keys-file';

/** `kind` is signed too: a signature of one kind is none of another. */
export function signatureOf(kind: string, what: object, { key }: OwnKey): string {
  return sign(null, textOf(kind, what), key).toString('base64url');
}

export function isSignedBy(signature: string, kind: string, what: object, { key }: TrustedKey): boolean {
  return verify(null, textOf(kind, what), key, Buffer.from(signature, 'base64url'));
}

function textOf(kind: string, what: object): Buffer {
  return Buffer.from(canonical({ signs: `manzil ${kind}`, what }));
}
