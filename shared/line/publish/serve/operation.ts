import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ContactState } from './contact-watch';
import { isFromHere } from './is-from-here';
import { sendText } from './send-text';
import type { Site } from './site';

export async function answerOperation(
  site: Site,
  path: '/_/health' | '/_/metrics',
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const contact = await site.contactWatch.state();
  const { live, metrics } = site;
  if (path === '/_/health') return sendHealth(site, contact, request, response);
  if (site.metricsFor === 'local' && !isFromHere(request))
    return sendText(request, response, 404, 'There is no such file.\n');
  const text = await metrics.read({ composition: live.composition.id, isSound: live.isStorageSound, contact });
  return sendText(request, response, 200, text, { 'content-type': metrics.contentType });
}

/** `ready` is false, with status 503, when a balancer should stop sending visitors: see {@link Site.isReady}. */
function sendHealth(
  { live, isReady }: Site,
  contact: ContactState,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const ready = isReady();
  const state = {
    alive: true,
    ready,
    composition: live.composition.id,
    storage: live.isStorageSound ? 'sound' : 'failing',
    contact,
  };
  const headers = { 'content-type': 'application/json' };
  return sendText(request, response, ready ? 200 : 503, `${JSON.stringify(state)}\n`, headers);
}
