import type { IncomingMessage, ServerResponse } from 'node:http';
import { isFromHere } from './is-from-here';
import type { Site } from './site';

/** What whoever runs the server asks: is it well, and how much does it do. */
export async function answerOperation(
  site: Site,
  path: '/_/health' | '/_/metrics',
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (path === '/_/health') return send(request, response, health(site));
  if (site.metricsFor === 'local' && !isFromHere(request))
    return send(request, response, {
      status: 404,
      type: 'text/plain; charset=utf-8',
      text: 'There is no such file.\n',
    });
  const text = await site.metrics.read(site.live.composition.id, site.live.isStorageSound);
  return send(request, response, { status: 200, type: site.metrics.contentType, text });
}

/** `ready` is false, and the status 503, once the server is being stopped: a balancer then sends nobody here. */
function health({ live, isReady }: Site) {
  const ready = isReady();
  const state = {
    alive: true,
    ready,
    composition: live.composition.id,
    storage: live.isStorageSound ? 'sound' : 'failing',
  };
  return { status: ready ? 200 : 503, type: 'application/json', text: `${JSON.stringify(state)}\n` };
}

function send(
  { method }: IncomingMessage,
  response: ServerResponse,
  { status, type, text }: { status: number; type: string; text: string },
): void {
  response.writeHead(status, {
    'content-type': type,
    'cache-control': 'no-store',
    'content-length': Buffer.byteLength(text),
  });
  response.end(method === 'HEAD' ? undefined : text);
}
