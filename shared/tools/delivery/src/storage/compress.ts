import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);

/** Extension of the precompressed brotli file beside a file. */
export const brotliSuffix = '.br';

/** Whether a file is worth compressing; pictures and woff2 fonts already are. */
export function isCompressible(name: string): boolean {
  return /\.(js|css|svg|json|html|txt|xml)$/.test(name);
}

/** Brotli at quality 11: it is done once per release and read by every visitor. */
export function brotli(bytes: Buffer): Promise<Buffer> {
  return compressAt(11, bytes);
}

/** Bytes. A larger page is close to what the first round trip of a connection carries, 14 KB. */
const largePage = 13_000;

/**
 * For pages, which change most often: 2 % larger than the best in a third of its time, but the best for a large page.
 */
export async function brotliPage(bytes: Buffer): Promise<Buffer> {
  const quick = await compressAt(10, bytes);
  return quick.length > largePage ? compressAt(11, bytes) : quick;
}

/**
 * The window is as large as the file and no larger: the result is the same, but with the usual window of 4 MB
 * each compression under way takes 40 MB of memory, and several are.
 */
function compressAt(quality: number, bytes: Buffer): Promise<Buffer> {
  return compress(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      [constants.BROTLI_PARAM_LGWIN]: windowBits(bytes.length),
    },
  });
}

/** Binary logarithm of the window. Of a window, brotli cannot use the last 16 bytes. */
function windowBits(length: number): number {
  const bits = Math.ceil(Math.log2(length + 16));
  return Math.min(constants.BROTLI_DEFAULT_WINDOW, Math.max(constants.BROTLI_MIN_WINDOW_BITS, bits));
}
