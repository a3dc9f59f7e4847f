import { buildParts, type Part } from '@site/build';
import { composeMix, findLive, type MixedSite } from '@site/delivery/activate';
import { releasePart, type ReleaseReport } from '@site/delivery/release';
import { OverlayStorage, type Storage } from '@site/delivery/storage';
import { type CommandContext, getLive } from '../context';
import { deploy } from '../deploy';
import { releaseDevelopmentShell } from './development-shell';

/** Source of releases, replaced by tests. */
export interface DevelopmentSources {
  build: typeof buildParts;
  release: (storage: Storage, part: Part) => Promise<ReleaseReport>;
  releaseShell: typeof releaseDevelopmentShell;
  /** Builds everything when nothing is live. */
  deploy: (context: CommandContext) => Promise<unknown>;
}

const checkout: DevelopmentSources = {
  build: buildParts,
  release: releasePart,
  releaseShell: releaseDevelopmentShell,
  deploy,
};

/**
 * Composes live releases with these remotes and the development shell from sources, in memory. Builds everything when
 * nothing is live.
 */
export async function composeForDevelopment(
  context: CommandContext,
  remotes: readonly Part[],
  sources: DevelopmentSources = checkout,
): Promise<MixedSite> {
  const { progress } = context;
  const storage = new OverlayStorage(context.storage);
  const isLive = (await findLive(storage)) !== undefined;
  if (isLive) progress.say(`what is live, with ${remotes.map(({ name }) => name).join(', ')} from the sources here`);
  else {
    progress.say('nothing is live yet, so every part is built, as npm start does');
    await sources.deploy({ ...context, storage });
  }
  const built = isLive ? await releaseRemotes(progress, storage, remotes, sources) : {};
  const mix = { ...built, shell: await sources.releaseShell(storage) };
  const config = { ...(await context.readConfig()), development: true as const };
  const mixed = await composeMix({ storage, config, live: await getLive(storage), mix });
  progress.say('composed for development');
  return mixed;
}

async function releaseRemotes(
  progress: CommandContext['progress'],
  storage: Storage,
  remotes: readonly Part[],
  { build, release }: DevelopmentSources,
): Promise<Record<string, string>> {
  await build(remotes, ({ part, wasBuilt, seconds }) => {
    progress.say(wasBuilt ? `built ${part.name} in ${seconds.toFixed(1)} s` : `${part.name} is built already`);
  });
  const versions: Record<string, string> = {};
  for (const part of remotes) versions[part.name] = (await release(storage, part)).release.version;
  return versions;
}
