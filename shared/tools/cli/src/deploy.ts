import { buildParts, listParts, type Part } from '@site/build';
import { publicKey } from '@site/contact-store';
import type { Composition, SiteConfig } from '@site/contracts';
import { findLiveComposition, goLive } from '@site/delivery/activate';
import type { Progress } from './progress';
import { releasePart } from '@site/delivery/release';
import type { Settings } from '@site/delivery/settings';
import type { Storage } from '@site/delivery/storage';

/**
 * Source to live: builds what has changed, releases it, composes and activates. A part whose
 * release is in the storage already stays at the version that is live, so a rollback outlives a restart.
 */
export async function deploy(storage: Storage, settings: Settings, progress: Progress): Promise<Composition> {
  const parts = listParts();
  await buildParts(parts, ({ part, wasBuilt, seconds }) => {
    progress.say(wasBuilt ? `built ${part.name} in ${seconds.toFixed(1)} s` : `${part.name} is built already`);
  });
  const live = await findLiveComposition(storage);
  const chosen: Record<string, string> = {};
  for (const part of parts) chosen[part.name] = await choose(storage, part, live?.parts[part.name], progress);
  const { composition, wasComposed, warnings } = await goLive({
    storage,
    config: siteConfig(settings),
    siteUrl: settings.siteUrl,
    reason: 'start',
    choose: (now) => ({ ...now?.parts, ...chosen }),
  });
  for (const warning of warnings) progress.say(`warning: ${warning}`);
  if (wasComposed) progress.say(`composed ${Object.keys(composition.pages).length} pages`);
  return composition;
}

/** What every page of a composition is told. */
export function siteConfig({ hosted, reportUrl }: Settings): SiteConfig {
  return { contact: hosted ?? { url: '', key: publicKey }, ...(reportUrl ? { report: reportUrl } : {}) };
}

async function choose(storage: Storage, part: Part, liveVersion: string | undefined, progress: Progress): Promise<string> {
  const { release, isNew } = await releasePart(storage, part);
  if (isNew) progress.say(`released ${part.name} ${release.version}`);
  if (isNew || !liveVersion || liveVersion === release.version) return release.version;
  progress.say(`${part.name} stays at ${liveVersion}; npm run release -- ${part.name} puts ${release.version} live`);
  return liveVersion;
}
