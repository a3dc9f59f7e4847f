import type { IncomingMessage, ServerResponse } from 'node:http';
import { overridePolicy, type ReleasedVersion } from '@site/contracts';
import { immutableHeaders, partRegistry } from '../../compose';
import { sendText } from './send-text';
import type { Site } from './site';

/**
 * For `?use=`: `/_/release/<part>/<version>.json` is any released version, and `/_/release/<part>.json` lists them
 * where overrides are on. False for other addresses.
 */
export async function answerQa(
  { live }: Pick<Site, 'live'>,
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const [, part, version] = /^\/_\/release\/([a-z0-9-]+)(?:\/([\w.-]+))?\.json$/.exec(path) ?? [];
  if (!part) return false;
  const found = version ? await findVersion(live, part, version) : await listVersions(live, part, request);
  const caching = found && version ? immutableHeaders : { ...immutableHeaders, 'cache-control': 'no-store' };
  const headers = { ...caching, 'content-type': 'application/json' };
  sendText(request, response, found ? 200 : 404, found ? JSON.stringify(found) : '{}', headers);
  return true;
}

async function findVersion(live: Site['live'], part: string, version: string) {
  const release = await live.release(part, version);
  return release && partRegistry(release);
}

/** Newest first. */
async function listVersions(live: Site['live'], part: string, { headers }: IncomingMessage) {
  const url = `http://${headers.host ?? ''}`;
  const hostname = URL.canParse(url) ? new URL(url).hostname : '';
  if (overridePolicy(live.composition.config, hostname) !== 'on') return undefined;
  const releases = await live.releases(part);
  return releases
    .map(({ version, builtAt }): ReleasedVersion => ({ version, builtAt }))
    .sort((one, other) => other.builtAt.localeCompare(one.builtAt));
}
