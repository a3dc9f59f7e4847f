import { buildParts, listParts, type Part } from '@site/build';
import { publicKey } from '@site/contact-store';
import type { Composition, Release, SiteConfig } from '@site/contracts';
import { compose } from './compose';
import { activate, findLive } from './live';
import type { Progress } from './progress';
import { releasePart } from './release';
import type { Settings } from './settings';
import { keys, readJson, type Storage } from './storage';

/**
 * Source to live: builds what has changed, releases it, composes and activates. A part whose
 * release is in the storage already stays at the version that is live, so a rollback outlives a restart.
 */
export async function bringUp(storage: Storage, settings: Settings, progress: Progress): Promise<Composition> {
  const parts = listParts();
  await buildParts(parts, ({ part, wasBuilt, seconds }) => {
    progress.say(wasBuilt ? `built ${part.name} in ${seconds.toFixed(1)} s` : `${part.name} is built already`);
  });
  const live = await findLive(storage);
  const liveParts = live ? (await readJson<Composition>(storage, keys.composition(live.composition))).parts : {};
  const chosen: Record<string, string> = { ...liveParts };
  for (const part of parts) chosen[part.name] = await choose(storage, part, liveParts[part.name], progress);
  const { composition, wasComposed, warnings } = await compose({ storage, parts: chosen, config: siteConfig(settings), siteUrl: settings.siteUrl });
  for (const warning of warnings) progress.say(`warning: ${warning}`);
  if (wasComposed) progress.say(`composed ${Object.keys(composition.pages).length} pages`);
  if (live?.composition !== composition.id) {
    await activate(storage, { composition: composition.id, after: live?.sequence ?? 0, reason: 'start' });
  }
  return composition;
}

/** Where the browser sends contact requests. */
export function siteConfig({ hosted }: Settings): SiteConfig {
  return { contact: hosted ?? { url: '', key: publicKey } };
}

async function choose(storage: Storage, part: Part, liveVersion: string | undefined, progress: Progress): Promise<string> {
  const known = new Set(await listVersions(storage, part.name));
  const release: Release = await releasePart(storage, part);
  if (known.has(release.version) && liveVersion) return liveVersion;
  if (!known.has(release.version)) progress.say(`released ${part.name} ${release.version}`);
  return release.version;
}

/** Versions of a part in the storage, in no particular order. */
export async function listVersions(storage: Storage, part: string): Promise<string[]> {
  const found = await storage.list(keys.releases(part));
  return found.filter((key) => key.endsWith('/release.json')).map((key) => key.split('/')[2] ?? '');
}
