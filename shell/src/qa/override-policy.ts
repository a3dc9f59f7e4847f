import { overridePolicy, signedText, type SiteConfig } from '@site/contracts';
import type { LinkSignature, Overrides } from './overrides';

/** A sentence, or `undefined` when accepted. */
export async function whyRefused(overrides: Overrides, config: SiteConfig): Promise<string | undefined> {
  const policy = overridePolicy(config, location.hostname);
  if (policy === 'on') return undefined;
  if (policy === 'off') return 'This site shows its live version only.';
  if (!overrides.signature || !config.overrideKey)
    return 'This site shows other versions with a signed link only: npx manzil override-link prints one.';
  if (overrides.signature.until * 1000 <= Date.now())
    return 'This link has ended: npx manzil override-link prints a new one.';
  const isValid = await isSigned(overrides.versions, overrides.signature, config.overrideKey).catch(() => false);
  return isValid ? undefined : 'This link was not signed for these versions and this site.';
}

/** Rejects for unreadable input, and without WebCrypto (https or loopback). */
async function isSigned(
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
