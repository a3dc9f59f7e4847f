import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { SiteConfig } from '@site/contracts';
import { widenForDevelopment } from '../../compose';
import type { ServeOptions } from '../../publish';
import { developmentDocument } from './compose-for-development';
import { whyUnreachable } from './find-live-site';

export interface LiveSiteProxy extends Pick<ServeOptions, 'contact'> {
  /** Origin of the live site. */
  origin: string;
  /** Address of {@link ServeOptions.contact}. */
  contactConfig: SiteConfig['contact'];
}

/** Forwarded request headers. No cache validators (of the local site) and cookies (of other programs). */
const passedOn = ['accept', 'accept-language', 'authorization', 'range', 'user-agent'];

/** Connection, transport and cookie headers. */
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
 * Proxies the live site for development: documents load local parts, contact requests stay here. 502 when unreachable.
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
  if (/^\/rest\/v1(?=[/?]|$)/.test(path)) return contact(request, response);
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
  // `fetch` decodes the body, so encoding and length are wrong.
  const dropped = headers.has('content-encoding') ? [...keptBack, 'content-encoding', 'content-length'] : keptBack;
  const passed = Object.fromEntries([...headers].filter(([name]) => !dropped.includes(name)));
  return passed['location'] ? { ...passed, location: ownAddress(new URL(passed['location'], url), origin) } : passed;
}

function ownAddress({ href, origin: to, pathname, search, hash }: URL, origin: string): string {
  return to === origin ? pathname + search + hash : href;
}

/** A changed document: no etag, no cache. */
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
    // Several policies may be joined by commas.
    ...(policy ? { 'content-security-policy': policy.split(',').map(widenForDevelopment).join(', ') } : {}),
  };
}

function refuse(response: ServerResponse, sentence: string): void {
  response
    .writeHead(502, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
    .end(`${sentence}\n`);
}
