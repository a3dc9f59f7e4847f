import { createHash } from 'node:crypto';

export function integrityOf(bytes: Buffer): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}

/** `sha256-…`, for documents: shorter. */
export function shortIntegrityOf(bytes: Buffer): string {
  return `sha256-${createHash('sha256').update(bytes).digest('base64')}`;
}

export function policyHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** First hex digits of a sha256 over the texts, with separators. */
export function contentId(texts: readonly string[], digits: number): string {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(text).update('\0');
  return hash.digest('hex').slice(0, digits);
}

/** sha256 in base64url, 43 characters. */
export function contentName(bytes: Buffer | string): string {
  return createHash('sha256').update(bytes).digest('base64url');
}
