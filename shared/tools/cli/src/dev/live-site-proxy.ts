import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { SiteConfig } from '@site/contracts';
import { widenForDevelopment } from '@site/delivery/compose';
import type { ServeOptions } from '@site/delivery/serve';
import { developmentDocument } from './development-document';
import { whyUnreachable } from './why-unreachable';

export interface LiveSiteProxy extends Pick<ServeOptions, 'contact'> {
  /** Origin of the site that runs elsewhere. */
  origin: string;
  /** What its pages are told: where {@link ServeOptions.contact} answers. */
  contactConfig: SiteConfig['contact'];
}

/**
 * No more of a browser's request goes out. Not what it has cached: that may be of the site composed
 * here. No cookies: those of `localhost` are of whatever else runs on this machine.
 */
const passedOn = ['accept', 'accept-language', 'authorization', 'range', 'user-agent'];

/** What is about the connection, the transport or the cookies of that origin. */
const keptBack = [
  'connection',
  'keep-alive',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'strict-transport-security',
  'alt-svc',
  'set-cookie',
];

/**
 * Answers as the live site does, in development: its documents take parts from development servers, and
 * a contact request stays on this machine. Answers 502 with a sentence while the site cannot be reached.
 */
export function liveSiteProxy(site: LiveSiteProxy): RequestListener {
  return (request, response) => {
    answer(site, request, response).catch((error: unknown) => {
      if (response.headersSent) response.destroy();
      else
        refuse(
          response,
          `${site.origin} cannot be reached: ${whyUnreachable(error)}. Check the network, then load the page again.`,
        );
    });
  };
}

async function answer(
  { origin, contactConfig, contact }: LiveSiteProxy,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const path = request.url?.startsWith('/') ? request.url : '/';
  if (/^\/rest\/v1(?=[/?]|$)/.test(path)) return contact(request, response, () => undefined);
  const { method } = request;
  if (method !== 'GET' && method !== 'HEAD') {
    response.writeHead(405, { allow: 'GET, HEAD' }).end();
    return;
  }
  const gone = new AbortController();
  response.once('close', () => gone.abort());
  const live = await fetch(origin + path, {
    method,
    headers: requestHeaders(request),
    redirect: 'manual',
    signal: gone.signal,
  });
  const headers = responseHeaders(live, origin);
  if (/^text\/html\b/.test(live.headers.get('content-type') ?? '')) {
    const html = Buffer.from(developmentDocument(await live.text(), contactConfig));
    response.writeHead(live.status, {
      ...documentHeaders(headers),
      ...(method === 'GET' ? { 'content-length': html.length } : {}),
    });
    response.end(html);
    return;
  }
  response.writeHead(live.status, headers);
  if (live.body) await pipeline(live.body, response);
  else response.end();
}

function requestHeaders({ headers }: IncomingMessage): Headers {
  const passed = new Headers();
  for (const name of passedOn) if (headers[name]) passed.set(name, String(headers[name]));
  return passed;
}

function responseHeaders({ headers, url }: Response, origin: string): Record<string, string> {
  // `fetch` has decoded the body, so its encoding and length are not those of what is sent.
  const dropped = headers.has('content-encoding') ? [...keptBack, 'content-encoding', 'content-length'] : keptBack;
  const passed = Object.fromEntries([...headers].filter(([name]) => !dropped.includes(name)));
  return passed['location'] ? { ...passed, location: ownAddress(new URL(passed['location'], url), origin) } : passed;
}

/** A redirect within that site becomes one within this. */
function ownAddress({ href, origin: to, pathname, search, hash }: URL, origin: string): string {
  return to === origin ? pathname + search + hash : href;
}

/**
 * A changed document: its old etag would be a lie, and no cache shall mix it up with a page of the site composed here.
 */
function documentHeaders({
  etag: _etag,
  'last-modified': _modified,
  'content-length': _length,
  ...headers
}: Record<string, string>): Record<string, string> {
  const policy = headers['content-security-policy'];
  return {
    ...headers,
    'cache-control': 'no-store',
    // Several policies may have been joined by commas on the way.
    ...(policy ? { 'content-security-policy': policy.split(',').map(widenForDevelopment).join(', ') } : {}),
  };
}

function refuse(response: ServerResponse, sentence: string): void {
  response
    .writeHead(502, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
    .end(`${sentence}\n`);
}
