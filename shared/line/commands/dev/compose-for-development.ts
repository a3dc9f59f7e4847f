import { buildParts, listParts, type Part } from '../../build';
import type { OnEdit } from '../../build/development';
import { composeMix, findLive, type MixedSite } from '../../live';
import { releasePart, type ReleaseReport } from '../../release';
import { OverlayStorage, type Storage } from '../../storage';
import { type CommandContext, getLive } from '../context';
import { deploy } from '../deploy';
import { findDevelopmentShell, releaseDevelopmentShell } from './development-shell';
import { scriptJson, siteConfigElementId, type SiteConfig } from '@site/contracts';

/** Only a development shell refreshes components. */
export interface DevelopmentSite extends MixedSite {
  onEdit: OnEdit;
}

function hasShell(): boolean {
  return listParts().some(({ isShell }) => isShell);
}

export interface DevelopmentSources {
  build: typeof buildParts;
  release: (storage: Storage, part: Part) => Promise<ReleaseReport>;
  /** Resolves with no version where there is no such shell. */
  releaseShell: (storage: Storage) => Promise<string | undefined>;
  /** For a storage without a live site. */
  deploy: (context: CommandContext) => Promise<unknown>;
}

const checkout: DevelopmentSources = {
  build: buildParts,
  release: releasePart,
  releaseShell: (storage) => (hasShell() ? releaseDevelopmentShell(storage) : findDevelopmentShell(storage)),
  deploy,
};

/**
 * Composes live releases with these remotes and the development shell, in memory. Builds everything when nothing is
 * live.
 */
export async function composeForDevelopment(
  context: CommandContext,
  remotes: readonly Part[],
  sources: DevelopmentSources = checkout,
): Promise<DevelopmentSite> {
  const { progress } = context;
  const storage = new OverlayStorage(context.storage);
  const isLive = (await findLive(storage)) !== undefined;
  if (isLive) progress.say(`what is live, with ${remotes.map(({ name }) => name).join(', ')} from the sources here`);
  else {
    progress.say('nothing is live yet, so every part is built, as npm start does');
    await sources.deploy({ ...context, storage });
  }
  const built = isLive ? await releaseRemotes(progress, storage, remotes, sources) : {};
  const shell = await sources.releaseShell(storage);
  const mix = { ...built, ...(shell ? { shell } : {}) };
  const config = { ...(await context.readConfig()), development: true as const };
  const mixed = await composeMix({ storage, config, live: await getLive(storage), mix });
  progress.say('composed for development');
  return { ...mixed, onEdit: shell ? 'refresh' : 'reload' };
}

export async function releaseRemotes(
  progress: CommandContext['progress'],
  storage: Storage,
  remotes: readonly Part[],
  { build, release }: Pick<DevelopmentSources, 'build' | 'release'> = checkout,
): Promise<Record<string, string>> {
  await build(remotes, ({ part, wasBuilt, seconds }) => {
    progress.say(wasBuilt ? `built ${part.name} in ${seconds.toFixed(1)} s` : `${part.name} is built already`);
  });
  const versions: Record<string, string> = {};
  for (const part of remotes) versions[part.name] = (await release(storage, part)).release.version;
  return versions;
}

const configElement = new RegExp(`(<script[^>]* id="${siteConfigElementId}"[^>]*>)([^<]*)(</script>)`);

export function isComposed(html: string): boolean {
  return configElement.test(html);
}

/** Adapts a composed document: allows local parts, sends contact requests to this machine, and reports no views. */
export function developmentDocument(html: string, contact: SiteConfig['contact']): string {
  return html.replace(configElement, (_, start: string, text: string, end: string) => {
    const { beacon: _beacon, ...config } = JSON.parse(text) as SiteConfig;
    return start + scriptJson({ ...config, contact, development: true }) + end;
  });
}
