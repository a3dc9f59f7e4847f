import type { IncomingMessage, ServerResponse } from 'node:http';
import fresh from 'fresh';
import parseRange from 'range-parser';
import type { Body, Encoding } from './body';
import { chooseEncoding } from './negotiate';

export interface BodyAnswer {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: Body;
  isCompressible: boolean;
}

type Headers = Record<string, string | number>;

/** Sends a body by `Accept-Encoding`, `If-None-Match`, `Range` and method. */
export async function sendBody(request: IncomingMessage, response: ServerResponse, answer: BodyAnswer): Promise<void> {
  const { status, body, isCompressible } = answer;
  const encoding: Encoding = isCompressible ? chooseEncoding(request.headers, body) : 'identity';
  const etag = body.etag(encoding);
  const headers: Headers = { ...answer.headers, etag, ...(isCompressible ? { vary: 'Accept-Encoding' } : {}) };
  if (status === 200 && fresh(request.headers, { etag })) {
    response.writeHead(304, headers).end();
    return;
  }
  const bytes = await body.in(encoding);
  if (encoding !== 'identity') headers['content-encoding'] = encoding;
  if (status === 200) headers['accept-ranges'] = 'bytes';
  const range = status === 200 ? findRange(request, bytes.length, etag) : undefined;
  if (range === 'unsatisfiable') {
    response
      .writeHead(416, { 'content-range': `bytes */${bytes.length}`, 'cache-control': 'no-store', 'content-length': 0 })
      .end();
    return;
  }
  if (range) {
    headers['content-range'] = `bytes ${range.start}-${range.end}/${bytes.length}`;
    headers['content-length'] = range.end - range.start + 1;
    response.writeHead(206, headers).end(bytes.subarray(range.start, range.end + 1));
    return;
  }
  headers['content-length'] = bytes.length;
  response.writeHead(status, headers).end(request.method === 'HEAD' ? undefined : bytes);
}

/** A single range. Invalid and multiple ranges are ignored, because the whole body is a correct answer. */
function findRange(
  { method, headers }: IncomingMessage,
  size: number,
  etag: string,
): { start: number; end: number } | 'unsatisfiable' | undefined {
  const { range, 'if-range': validator } = headers;
  if (range === undefined || method !== 'GET' || (validator !== undefined && validator !== etag)) return undefined;
  const ranges = parseRange(size, range, { combine: true });
  if (ranges === -1) return 'unsatisfiable';
  if (ranges === -2 || ranges.type !== 'bytes' || ranges.length !== 1) return undefined;
  return ranges[0];
}
