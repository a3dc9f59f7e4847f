import { createHash } from 'node:crypto';

/** `sha384-…` as an `integrity` attribute has it. */
export function integrityOf(bytes: Buffer): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}

/** `sha256-…`: 21 characters less that no compression takes away, for what stands in every document. */
export function shortIntegrityOf(bytes: Buffer): string {
  return `sha256-${createHash('sha256').update(bytes).digest('base64')}`;
}

/** `'sha256-…'` as a content security policy has it. */
export function policyHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** First `digits` hex digits of the sha256 of the texts, each one ended so that they cannot run together. */
export function contentId(texts: readonly string[], digits: number): string {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(text).update('\0');
  return hash.digest('hex').slice(0, digits);
}

/** Name of a file by its content: sha256 as base64url, 43 characters. */
export function contentName(bytes: Buffer | string): string {
  return createHash('sha256').update(bytes).digest('base64url');
}
