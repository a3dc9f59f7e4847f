import type { IncomingMessage, ServerResponse } from 'node:http';
import { lookup } from 'mrmime';
import { overridePolicy, type ReleasedVersion } from '@site/contracts';
import { type Address, canonicalSpelling, formerValue, patternOf, readAddress, withoutExtraSlashes } from './address';
import { immutableHeaders } from './headers';
import type { PublishedSite, Shown } from './published-site';
import { sendFile, sendText } from './send-file';

/** `elsewhere`: requests go to a hosted database. */
export type ContactState = 'open' | 'unavailable' | 'elsewhere';

/** What answers need. */
export interface Answering {
  site: PublishedSite;
  contact: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  checkContact: () => Promise<ContactState>;
  isStopping: () => boolean;
}

/** Answers one request. Rejects before sending anything, unless the connection broke. */
export async function answer(answering: Answering, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { site, contact } = answering;
  const address = readAddress(request.url ?? '/');
  const { path } = address;
  if (/^\/rest\/v1(?:\/|$)/.test(address.sent)) return contact(request, response);
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return sendText(response, 405, 'Only GET and HEAD are answered here.\n', { allow: 'GET, HEAD' });
  if (path === '/_/health') return sendHealth(answering, response);
  const elsewhere = withoutExtraSlashes(address);
  if (elsewhere !== undefined) return redirect(response, elsewhere);
  const { shown } = site;
  const { folder, known, unknown, notFound, redirects } = shown;
  const orElse = () => sendUnavailable(response);
  const moved = findRedirect(redirects, address);
  if (moved !== undefined) return redirect(response, moved);
  const page = known[path];
  const canonical = page && canonicalSpelling(address, path);
  if (canonical !== undefined) return redirect(response, canonical);
  if (page) return sendFile(response, { folder, ...page, orElse });
  if (path.startsWith('/_/')) return sendReleased(site, path, response);
  const [, missing] = Object.entries(unknown).find(([like]) => matchPath(like, '[^/]+', path)) ?? [];
  sendFile(response, { folder, ...(missing ?? notFound), status: 404, orElse });
}

function matchPath(like: string, value: string, path: string): RegExpExecArray | null {
  return new RegExp(patternOf(like, value)).exec(path);
}

/** As nginx compares them: a path decoded, a query as sent. What follows the first entry of a query stays. */
function findRedirect(redirects: Shown['redirects'], { sent, query, path }: Address): string | undefined {
  const [first = ''] = query.split('&', 1);
  for (const [former, today] of Object.entries(redirects)) {
    const [asked, rest] = former.includes('?') ? [sent + first, query.slice(first.length + 1)] : [path, query.slice(1)];
    const found = matchPath(former, formerValue, asked);
    const target = today.replace(/:([A-Za-z]\w*)/g, (_, name: string) => found?.groups?.[name] ?? '');
    if (found) return target + (rest && `?${rest}`);
  }
  return undefined;
}

export function sendUnavailable(response: ServerResponse, headers = {}): void {
  const text = 'This cannot be shown right now. Please try again in a moment.\n';
  sendText(response, 503, text, { 'retry-after': '5', ...headers });
}

/** Files of releases and registries, which never change. */
async function sendReleased(site: PublishedSite, path: string, response: ServerResponse): Promise<void> {
  const [, part, version] = /^\/_\/release\/([a-z0-9-]+)(?:\/([\w.-]+))?\.json$/.exec(path) ?? [];
  if (part && !version) return listVersions(site, part, response);
  if (part && version) await site.publishVersion(part, version);
  const isFile = /^(?:\/[\w.~@+-]{1,200}){3,4}$/.test(path) && !/\.(?:br|gz)$/.test(path);
  const orElse = () => sendText(response, 404, 'There is no such file.\n');
  if (!isFile) return orElse();
  await site.shown.files;
  const headers = { ...immutableHeaders, 'content-type': lookup(path) ?? 'application/octet-stream' };
  sendFile(response, { folder: site.released, file: path.slice(1), headers, orElse });
}

/** For `?use=`, where overrides are on: all released versions, the newest first. */
async function listVersions(site: PublishedSite, part: string, response: ServerResponse): Promise<void> {
  const url = `http://${response.req.headers.host ?? ''}`;
  const isOn = overridePolicy(site.shown, URL.canParse(url) ? new URL(url).hostname : '') === 'on';
  const versions = (isOn ? await site.releases(part) : [])
    .map(({ version, builtAt }): ReleasedVersion => ({ version, builtAt }))
    .sort((one, other) => other.builtAt.localeCompare(one.builtAt));
  const headers = { ...immutableHeaders, 'cache-control': 'no-store', 'content-type': 'application/json' };
  sendText(response, isOn ? 200 : 404, isOn ? JSON.stringify(versions) : '{}', headers);
}

/** `ready` is false, with status 503, when a balancer should stop sending visitors. */
async function sendHealth({ site, checkContact, isStopping }: Answering, response: ServerResponse): Promise<void> {
  const [{ hasPages, isWhole }, contact] = await Promise.all([site.checkFolder(), checkContact()]);
  const ready = !isStopping() && hasPages;
  const [folder, storage] = [isWhole ? 'complete' : 'damaged', site.isStorageSound ? 'sound' : 'failing'];
  const state = JSON.stringify({ alive: true, ready, composition: site.shown.composition, folder, storage, contact });
  sendText(response, ready ? 200 : 503, `${state}\n`, { 'content-type': 'application/json' });
}

function redirect(response: ServerResponse, location: string): void {
  // A query may contain bytes that are invalid in a header.
  const printable = location.replace(/[^\x21-\x7e]/g, (byte) => `%${byte.charCodeAt(0).toString(16).padStart(2, '0')}`);
  response.writeHead(308, { location: printable, 'content-length': 0 }).end();
}
