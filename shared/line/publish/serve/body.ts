import { promisify } from 'node:util';
import { brotliDecompress, gzip } from 'node:zlib';
import { etagOf } from '../../compose';

const decompressBrotli = promisify(brotliDecompress);
const compressGzip = promisify(gzip);

/** Fast enough for a request; 3 % larger than the best. */
const gzipLevel = 6;

/** `identity` is the stored form. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** A file in all available encodings, each with a strong etag. */
export class Body {
  readonly bytes: Buffer;
  readonly brotli: Buffer | undefined;
  readonly #etag: string;
  #gzip: Promise<Buffer> | undefined;

  constructor(bytes: Buffer, brotli: Buffer | undefined) {
    this.bytes = bytes;
    this.brotli = brotli;
    this.#etag = etagOf(bytes);
  }

  /** Bytes of memory, with room for gzip, which is less than twice as large as brotli. */
  get size(): number {
    return this.bytes.length + 3 * (this.brotli?.length ?? 0) + 512;
  }

  /** Strong, because encodings differ by bytes. `identity` has the composition's etag. */
  etag(encoding: Encoding = 'identity'): string {
    return encoding === 'identity' ? this.#etag : `${this.#etag.slice(0, -1)}-${encoding}"`;
  }

  /** gzip is created on first use. */
  async in(encoding: Encoding): Promise<Buffer> {
    if (encoding === 'br' && this.brotli) return this.brotli;
    if (encoding !== 'gzip') return this.bytes;
    this.#gzip ??= compressGzip(this.bytes, { level: gzipLevel });
    return this.#gzip;
  }
}

/** Whether the brotli form equals the bytes. */
export async function isSameContent(bytes: Buffer, brotli: Buffer): Promise<boolean> {
  const content = await decompressBrotli(brotli, { maxOutputLength: bytes.length + 1 }).catch(() => undefined);
  return content !== undefined && content.equals(bytes);
}
