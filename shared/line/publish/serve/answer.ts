import type { IncomingMessage, ServerResponse } from 'node:http';
import { lookup } from 'mrmime';
import type { ComposedPage, Composition } from '@site/contracts';
import { immutableHeaders, withComposition } from '../../compose';
import { brotliSuffix, isCompressible, keys } from '../../storage';
import { answerQa } from './answer-qa';
import { canonicalSpelling, readAddress, withoutExtraSlashes } from './address';
import { hstsValue, isHttps, withHsts } from './hsts';
import { UnavailableError } from './site-files';
import { answerOperation } from './operation';
import { sendBody } from './send-body';
import { sendText } from './send-text';
import { readSenderNetwork } from './sender-network';
import type { Site } from './site';

interface Visit extends Site {
  composition: Composition;
}

/** Answers one request. Rejects before sending anything, unless the connection broke. */
export async function answer(site: Site, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const address = readAddress(request.url ?? '/');
  if (/^\/rest\/v1(?:\/|$)/.test(address.sent)) return site.contact(request, response);
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return sendText(request, response, 405, 'Only GET and HEAD are answered here.\n', { allow: 'GET, HEAD' });
  if (address.path === '/_/health' || address.path === '/_/metrics')
    return answerOperation(site, address.path, request, response);
  const elsewhere = withoutExtraSlashes(address);
  if (elsewhere !== undefined) return redirect(response, elsewhere);
  const composition = site.live.compositionFor(() => readSenderNetwork(request, site.trustedProxy));
  const visit = { ...site, composition };
  const page = composition.pages[address.path];
  const known = page ?? composition.rootFiles[address.path];
  const canonical = known && canonicalSpelling(address, address.path);
  if (canonical !== undefined) return redirect(response, canonical);
  if (page) return sendPage(visit, request, response, page);
  if (known) return sendStored(site, request, response, { status: 200, ...known });
  const data = dataKeyOf(address.path);
  if (data) return sendFile(site, request, response, data);
  if (await answerQa(site, address.path, request, response)) return undefined;
  if (address.path.startsWith('/_/')) return sendReleased(site, request, response, address.path);
  const moved = findRedirect(composition, address.path);
  if (moved !== undefined) return redirect(response, moved + address.query);
  return sendPage(visit, request, response, findUnknown(composition, address.path));
}

function findRedirect({ redirects = {} }: Composition, path: string): string | undefined {
  for (const [former, today] of Object.entries(redirects)) {
    const values = new RegExp(
      `^${former.replace(/[.~]/g, '\\$&').replace(/:([A-Za-z]\w*)/g, '(?<$1>[\\w.~-]+)')}$`,
    ).exec(path);
    if (values) return today.replace(/:([A-Za-z]\w*)/g, (_, name: string) => values.groups?.[name] ?? '');
  }
  return undefined;
}

function findUnknown({ unknownInstances, notFound }: Composition, path: string): ComposedPage {
  const segments = path.split('/');
  const isLike = (shape: readonly string[]) =>
    shape.length === segments.length &&
    shape.every((each, index) => (each.startsWith(':') ? segments[index] !== '' : each === segments[index]));
  return unknownInstances.find((each) => isLike(each.path.split('/')))?.page ?? notFound;
}

function dataKeyOf(path: string): string | undefined {
  const [, name] = /^\/_\/registry\/([\w-]{43})\.json$/.exec(path) ?? [];
  if (name) return keys.registry(name);
  const [, set, number] = /^\/_\/instances\/([\w-]{22})\/(\d{1,6})\.json$/.exec(path) ?? [];
  return set ? keys.piece(set, Number(number)) : undefined;
}

function sendPage(visit: Visit, request: IncomingMessage, response: ServerResponse, page: ComposedPage): Promise<void> {
  return sendStored(visit, request, response, { ...page, headers: withComposition(page.headers, visit.composition) });
}

async function sendReleased(
  site: Site,
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
): Promise<void> {
  const [, part, name] = /^\/_\/([a-z0-9-]+)\/([\w.~@+-]{1,200})$/.exec(path) ?? [];
  if (!part || !name || name.endsWith(brotliSuffix))
    return sendText(request, response, 404, 'There is no such file.\n');
  return sendFile(site, request, response, keys.file(part, name));
}

async function sendFile(site: Site, request: IncomingMessage, response: ServerResponse, file: string): Promise<void> {
  const body = await site.live.body(file);
  if (!body && !site.live.isStorageSound) throw new UnavailableError(`${file} may be in the storage, which fails.`);
  if (!body) return sendText(request, response, 404, 'There is no such file.\n');
  const headers = { ...immutableHeaders, 'content-type': lookup(file) ?? 'application/octet-stream' };
  return sendBody(request, response, { status: 200, headers, body, isCompressible: isCompressible(file) });
}

async function sendStored(
  site: Site,
  request: IncomingMessage,
  response: ServerResponse,
  { file, status, headers }: Pick<ComposedPage, 'file' | 'headers'> & { status: number },
): Promise<void> {
  const body = await site.live.body(file);
  if (!body) throw new UnavailableError(`${file} is missing.`);
  return sendBody(request, response, {
    status,
    headers: withHsts(cachedFor(site, headers), hstsFor(site, request)),
    body,
    isCompressible: isCompressible(file),
  });
}

/** While a share gets other pages, shared caches must not store pages. */
function cachedFor({ live }: Site, headers: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const { 'cache-control': control = '' } = headers;
  return live.isSplit && control !== 'no-store' ? { ...headers, 'cache-control': `private, ${control}` } : headers;
}

function hstsFor({ hsts, live }: Site, { headers }: IncomingMessage): string | undefined {
  const isForwarded =
    hsts.isForwarded &&
    String(headers['x-forwarded-proto'] ?? '')
      .split(',')
      .at(-1)
      ?.trim() === 'https';
  return isForwarded || isHttps(live.composition.config) ? hstsValue(hsts) : undefined;
}

function redirect(response: ServerResponse, location: string): void {
  // A query may contain bytes that are invalid in a header.
  const printable = location.replace(/[^\x21-\x7e]/g, (byte) => `%${byte.charCodeAt(0).toString(16).padStart(2, '0')}`);
  response.writeHead(308, { location: printable, 'content-length': 0 }).end();
}
