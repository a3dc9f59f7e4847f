import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ContactState } from './contact-watch';
import { isFromHere } from './is-from-here';
import type { Site } from './site';

export async function answerOperation(
  site: Site,
  path: '/_/health' | '/_/metrics',
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const contact = await site.contactWatch.state();
  if (path === '/_/health') return send(request, response, health(site, contact));
  if (site.metricsFor === 'local' && !isFromHere(request))
    return send(request, response, {
      status: 404,
      type: 'text/plain; charset=utf-8',
      text: 'There is no such file.\n',
    });
  const { live } = site;
  const text = await site.metrics.read({ composition: live.composition.id, isSound: live.isStorageSound, contact });
  return send(request, response, { status: 200, type: site.metrics.contentType, text });
}

/** `ready` is false, with status 503, when a balancer should stop sending visitors: see {@link Site.isReady}. */
function health({ live, isReady }: Site, contact: ContactState) {
  const ready = isReady();
  const state = {
    alive: true,
    ready,
    composition: live.composition.id,
    storage: live.isStorageSound ? 'sound' : 'failing',
    contact: typeof contact === 'string' ? contact : 'open',
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
