import { signedText } from '@site/contracts';

/** Signature of a link that shows other versions. */
export interface LinkSignature {
  /** End of the link, in seconds since 1970. */
  until: number;
  /** P-256 and SHA-256, 64 bytes in base64url. */
  signature: string;
}

/**
 * Whether the owner of the private key has signed exactly these versions, this end and this origin. Rejects for a key
 * or a signature that cannot be read, and where the browser has no WebCrypto (an address that is neither https nor
 * loopback).
 */
export async function isSigned(
  versions: Readonly<Record<string, string>>,
  { until, signature }: LinkSignature,
  publicKey: string,
): Promise<boolean> {
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', bytesOf(publicKey), algorithm, false, ['verify']);
  const text = new TextEncoder().encode(signedText({ origin: location.origin, versions, until }));
  return crypto.subtle.verify(algorithm, key, bytesOf(signature), text);
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64url.replace(/-/g, '+').replace(/_/g, '/')), (char) => char.charCodeAt(0));
}
