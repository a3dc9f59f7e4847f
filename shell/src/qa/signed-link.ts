import { signedText } from '@site/contracts';

export interface LinkSignature {
  /** Seconds since 1970. */
  until: number;
  /** P-256 and SHA-256, 64 bytes in base64url. */
  signature: string;
}

/** Rejects for unreadable input, and without WebCrypto (https or loopback). */
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
