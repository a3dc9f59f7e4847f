import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import Negotiator from 'negotiator';
import send from 'send';
import { brotliSuffix, isCompressible } from '../storage';
import type { Sent } from './publication';

export interface FileAnswer extends Pick<Sent, 'file' | 'headers'> {
  folder: string;
  status?: 200 | 404;
  orElse: () => void;
}

/** A page that says that nothing was found is sent whole, whatever the browser has of another page. */
const conditions = ['if-match', 'if-none-match', 'if-modified-since'] as const;

/** Sends a published file whole, by `Accept-Encoding`, conditions and method. */
export function sendFile(response: ServerResponse, answer: FileAnswer): void {
  const { folder, file, headers, status = 200, orElse } = answer;
  const request = response.req;
  const encoding = isCompressible(file) ? chooseEncoding(request) : undefined;
  delete request.headers['if-unmodified-since']; // Times are derived from contents.
  if (status === 404) for (const name of conditions) delete request.headers[name];
  response.statusCode = status;
  send(request, encodeURI(file + (encoding ? suffixes[encoding] : '')), {
    root: join(folder, 'public'),
    acceptRanges: false,
    cacheControl: false,
    lastModified: false,
    index: false,
  })
    .on('headers', () => {
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
      if (isCompressible(file)) response.setHeader('vary', 'Accept-Encoding');
      if (encoding) response.setHeader('content-encoding', encoding);
    })
    .on('directory', orElse)
    .on('error', ({ statusCode }: { statusCode: number }) => {
      if (response.headersSent) return void response.destroy();
      if (statusCode !== 412) return orElse();
      for (const name of ['content-type', 'content-encoding', 'etag']) response.removeHeader(name);
      response.writeHead(statusCode, { 'cache-control': 'no-store', 'content-length': 0 }).end();
    })
    .pipe(response);
}

const suffixes = { br: brotliSuffix, gzip: '.gz' };

/** Without the header, old clients need plain bytes. */
function chooseEncoding(request: IncomingMessage): keyof typeof suffixes | undefined {
  const accepted = new Negotiator(request).encodings(Object.keys(suffixes));
  return (['br', 'gzip'] as const).find((encoding) => accepted.includes(encoding));
}

/** A short answer, plain and not cached unless `headers` say otherwise. */
export function sendText(response: ServerResponse, status: number, text: string, headers: Sent['headers'] = {}): void {
  const plain = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };
  response.writeHead(status, { ...plain, ...headers, 'content-length': Buffer.byteLength(text) }).end(text);
}
