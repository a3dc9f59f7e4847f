import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

export function integrityOf(bytes: Buffer): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}

/** `sha256-…`, for documents: shorter. */
export function shortIntegrityOf(bytes: Buffer): string {
  return `sha256-${createHash('sha256').update(bytes).digest('base64')}`;
}

export function policyHash(text: string): string {
  return `'${shortIntegrityOf(Buffer.from(text))}'`;
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

const compress = promisify(brotliCompress);

export const brotliSuffix = '.br';
/** How the check's visit of a page went, gzipped; beside the page. */
export const visitSuffix = '.visit.gz';

/** Excludes pictures and woff2 fonts. */
export function isCompressible(name: string): boolean {
  return /\.(js|css|svg|json|html|txt|xml)$/.test(name);
}

export function brotli(bytes: Buffer): Promise<Buffer> {
  return compressAt(11, bytes);
}

/** Bytes. Larger pages approach the first round trip's 14 KB. */
const largePage = 13_000;

/** For pages: 2 % larger in a third of the time; best quality for large ones. */
export async function brotliPage(bytes: Buffer): Promise<Buffer> {
  const quick = await compressAt(10, bytes);
  return quick.length > largePage ? compressAt(11, bytes) : quick;
}

function compressAt(quality: number, bytes: Buffer): Promise<Buffer> {
  return compress(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });
}
