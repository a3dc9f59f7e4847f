import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);

/** Extension of the brotli twin beside a file. */
export const brotliSuffix = '.br';

/** Whether a file is worth compressing; pictures and woff2 fonts already are. */
export function isCompressible(name: string): boolean {
  return /\.(js|css|svg|json|html|txt|xml)$/.test(name);
}

/** Brotli at quality 11: it is done once per release and read by every visitor. */
export async function brotli(bytes: Buffer): Promise<Buffer> {
  return compress(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });
}
