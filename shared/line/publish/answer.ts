import type { IncomingMessage, ServerResponse } from 'node:http';
import { lookup } from 'mrmime';
import { overridePolicy, type ReleasedVersion } from '@site/contracts';
import { immutableHeaders } from '../compose';
import { canonicalSpelling, patternOf, readAddress, withoutExtraSlashes } from './address';
import type { LiveSite, Shown } from './live-site';
import { sendFile, sendText } from './send-file';

/** `elsewhere`: requests go to a hosted database. */
export type ContactState = 'open' | 'unavailable' | 'elsewhere';

export interface Site {
  live: LiveSite;
  contact: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  checkContact: () => Promise<ContactState>;
  trustedProxy: boolean;
  isStopping: () => boolean;
}

/** Answers one request. Rejects before sending anything, unless the connection broke. */
export async function answer(site: Site, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const address = readAddress(request.url ?? '/');
  const { path } = address;
  if (/^\/rest\/v1(?:\/|$)/.test(address.sent)) return site.contact(request, response);
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return sendText(response, 405, 'Only GET and HEAD are answered here.\n', { allow: 'GET, HEAD' });
  if (path === '/_/health') return sendHealth(site, response);
  const elsewhere = withoutExtraSlashes(address);
  if (elsewhere !== undefined) return redirect(response, elsewhere);
  const shown = site.live.shownTo(() => networkOf(request, site.trustedProxy));
  const { folder, known, unknown, notFound, redirects } = shown;
  const orElse = () => sendUnavailable(response);
  const page = known[path];
  const canonical = page && canonicalSpelling(address, path);
  if (canonical !== undefined) return redirect(response, canonical);
  if (page) return sendFile(response, { folder, ...page, orElse });
  if (path.startsWith('/_/')) return sendReleased(site.live, shown, path, response);
  const moved = findRedirect(redirects, path);
  if (moved !== undefined) return redirect(response, moved + address.query);
  const [, missing] = Object.entries(unknown).find(([like]) => matchPath(like, '[^/]+', path)) ?? [];
  sendFile(response, { folder, ...(missing ?? notFound), status: 404, orElse });
}

/** The IPv4 address, or the first 48 bits of an IPv6 address; from a trusted proxy the one that it passes on. */
function networkOf({ headers, socket }: IncomingMessage, trustedProxy: boolean): string {
  const addresses = (trustedProxy && headers['x-forwarded-for']) || socket.remoteAddress || '';
  const address = String(addresses).split(',').at(-1)?.trim().replace('::ffff:', '') ?? '';
  return address.includes('.') ? address : address.split(':').slice(0, 3).join(':');
}

function matchPath(like: string, value: string, path: string): RegExpExecArray | null {
  return new RegExp(patternOf(like, value)).exec(path);
}

function findRedirect(redirects: Shown['redirects'], path: string): string | undefined {
  for (const [former, today] of Object.entries(redirects)) {
    const found = matchPath(former, '[\\w.~-]+', path);
    if (found) return today.replace(/:([A-Za-z]\w*)/g, (_, name: string) => found.groups?.[name] ?? '');
  }
  return undefined;
}

export function sendUnavailable(response: ServerResponse, headers = {}): void {
  const text = 'This cannot be shown right now. Please try again in a moment.\n';
  sendText(response, 503, text, { 'retry-after': '5', ...headers });
}

/** Files of releases and registries, which never change. */
async function sendReleased(live: LiveSite, shown: Shown, path: string, response: ServerResponse): Promise<void> {
  const [, part, version] = /^\/_\/release\/([a-z0-9-]+)(?:\/([\w.-]+))?\.json$/.exec(path) ?? [];
  if (part && !version) return listVersions(live, shown, part, response);
  if (part && version) await live.publishVersion(part, version);
  const isFile = /^(?:\/[\w.~@+-]{1,200}){3,4}$/.test(path) && !/\.(?:br|gz)$/.test(path);
  const orElse = () => sendText(response, 404, 'There is no such file.\n');
  if (!isFile) return orElse();
  await shown.files;
  const headers = { ...immutableHeaders, 'content-type': lookup(path) ?? 'application/octet-stream' };
  sendFile(response, { folder: live.released, file: path.slice(1), headers, orElse });
}

/** For `?use=`, where overrides are on: all released versions, the newest first. */
async function listVersions(live: LiveSite, shown: Shown, part: string, response: ServerResponse): Promise<void> {
  const url = `http://${response.req.headers.host ?? ''}`;
  const isOn = overridePolicy(shown, URL.canParse(url) ? new URL(url).hostname : '') === 'on';
  const versions = (isOn ? await live.releases(part) : [])
    .map(({ version, builtAt }): ReleasedVersion => ({ version, builtAt }))
    .sort((one, other) => other.builtAt.localeCompare(one.builtAt));
  const headers = { ...immutableHeaders, 'cache-control': 'no-store', 'content-type': 'application/json' };
  sendText(response, isOn ? 200 : 404, isOn ? JSON.stringify(versions) : '{}', headers);
}

/** `ready` is false, with status 503, when a balancer should stop sending visitors. */
async function sendHealth({ live, checkContact, isStopping }: Site, response: ServerResponse): Promise<void> {
  const [hasAllPages, contact] = await Promise.all([live.hasAllPages(), checkContact()]);
  const ready = !isStopping() && hasAllPages;
  const [folder, storage] = [hasAllPages ? 'complete' : 'damaged', live.isStorageSound ? 'sound' : 'failing'];
  const state = JSON.stringify({ alive: true, ready, composition: live.composition, folder, storage, contact });
  sendText(response, ready ? 200 : 503, `${state}\n`, { 'content-type': 'application/json' });
}

function redirect(response: ServerResponse, location: string): void {
  // A query may contain bytes that are invalid in a header.
  const printable = location.replace(/[^\x21-\x7e]/g, (byte) => `%${byte.charCodeAt(0).toString(16).padStart(2, '0')}`);
  response.writeHead(308, { location: printable, 'content-length': 0 }).end();
}
