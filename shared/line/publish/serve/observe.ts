import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { SiteLog } from './log';
import type { Metrics, RequestKind } from './metrics';

const ids = new WeakMap<IncomingMessage, string>();

export function requestId(request: IncomingMessage): string {
  const id = ids.get(request) ?? randomBytes(6).toString('hex');
  ids.set(request, id);
  return id;
}

export function observe(
  { metrics, log }: { metrics: Metrics; log: SiteLog },
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const begun = performance.now();
  response.once('close', () => {
    const ms = performance.now() - begun;
    const { method = '' } = request;
    const path = (request.url ?? '').split('?', 1)[0] ?? '';
    // Status 499 is nginx's for a disconnected client.
    const status = response.writableFinished ? response.statusCode : 499;
    metrics.count(kindOf(path, status), method, status, ms / 1000);
    log.info(
      {
        id: requestId(request),
        method,
        path: path.slice(0, 300),
        status,
        bytes: Number(response.getHeader('content-length') ?? 0),
        ms: Math.round(ms * 10) / 10,
      },
      'request',
    );
  });
}

function kindOf(path: string, status: number): RequestKind {
  if (path.startsWith('/rest/v1')) return 'contact';
  if (path === '/_/health' || path === '/_/metrics') return 'operation';
  if (path.startsWith('/_/')) return 'file';
  return status === 308 || status === 405 ? 'other' : 'page';
}
