import { promisify } from 'node:util';
import { brotliDecompress, gzip } from 'node:zlib';
import { etagOf } from '../compose';

const decompressBrotli = promisify(brotliDecompress);
const compressGzip = promisify(gzip);

/** Fast enough to be done while somebody waits; 3 % larger than the best. */
const gzipLevel = 6;

/** How a body may be sent. `identity` is as it lies in the storage. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** One file as it is served: its bytes in every encoding that there is, with one strong etag for each. */
export class Body {
  readonly bytes: Buffer;
  /** Precompressed, when the storage has it. */
  readonly brotli: Buffer | undefined;
  readonly #etag: string;
  #gzip: Promise<Buffer> | undefined;
  #gzipBytes = 0;

  constructor(bytes: Buffer, brotli: Buffer | undefined) {
    this.bytes = bytes;
    this.brotli = brotli;
    this.#etag = etagOf(bytes);
  }

  /** Memory that it takes, in bytes. */
  get size(): number {
    return this.bytes.length + (this.brotli?.length ?? 0) + this.#gzipBytes + 512;
  }

  /** Strong: two encodings of one file differ byte by byte. `identity` has the one that the composition names. */
  etag(encoding: Encoding = 'identity'): string {
    return encoding === 'identity' ? this.#etag : `${this.#etag.slice(0, -1)}-${encoding}"`;
  }

  /** The bytes in an encoding. gzip is made on the first call, once for all who ask; `whenGrown` is told then. */
  async in(encoding: Encoding, whenGrown: () => void): Promise<Buffer> {
    if (encoding === 'br' && this.brotli) return this.brotli;
    if (encoding !== 'gzip') return this.bytes;
    this.#gzip ??= compressGzip(this.bytes, { level: gzipLevel }).then((compressed) => {
      this.#gzipBytes = compressed.length;
      whenGrown();
      return compressed;
    });
    return this.#gzip;
  }
}

/** Whether a precompressed file is what its file is, and was not cut short. */
export async function isSameContent(bytes: Buffer, brotli: Buffer): Promise<boolean> {
  const content = await decompressBrotli(brotli, { maxOutputLength: bytes.length + 1 }).catch(() => undefined);
  return content !== undefined && content.equals(bytes);
}
