import type { IncomingMessage, ServerResponse } from 'node:http';

/** A short answer, plain and not cached unless `headers` say otherwise. */
export function sendText(
  { method }: Pick<IncomingMessage, 'method'>,
  response: ServerResponse,
  status: number,
  text: string,
  headers: Readonly<Record<string, string>> = {},
): void {
  response.writeHead(status, {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    ...headers,
    'content-length': Buffer.byteLength(text),
  });
  response.end(method === 'HEAD' ? undefined : text);
}
