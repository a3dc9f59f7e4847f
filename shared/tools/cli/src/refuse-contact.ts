import type { IncomingMessage, ServerResponse } from 'node:http';

/** Responds 503 as PostgREST does, which the page shows as a failure. */
export async function refuseContact(
  message: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  request.resume();
  const body = JSON.stringify({ code: 'PGRST000', message, details: null, hint: null });
  response
    .writeHead(503, {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'content-length': Buffer.byteLength(body),
    })
    .end(body);
}
