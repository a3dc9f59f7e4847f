import { buildParts, listParts, type Part } from '../../build';
import { composeMix, findLive, type MixedSite } from '../../live';
import { releasePart, type ReleaseReport } from '../../release';
import { OverlayStorage, type Storage } from '../../storage';
import { type CommandContext, getLive, sayBuilt } from '../context';
import { deploy } from '../deploy';

export interface DevelopmentSources {
  listParts: typeof listParts;
  build: typeof buildParts;
  release: (storage: Storage, part: Part) => Promise<ReleaseReport>;
  /** For a storage without a live site. */
  deploy: (context: CommandContext) => Promise<unknown>;
}

const checkout: DevelopmentSources = { listParts, build: buildParts, release: releasePart, deploy };

/**
 * Composes live releases with these remotes, and with the shell where its sources are, in memory. Builds everything
 * when nothing is live.
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
  const shell = sources.listParts().filter(({ isShell }) => isShell);
  const mix = isLive ? await releaseParts(progress, storage, [...shell, ...remotes], sources) : {};
  const config = { ...(await context.readConfig()), development: true as const };
  const mixed = await composeMix({ storage, config, live: await getLive(storage), mix });
  progress.say('composed for development');
  return mixed;
}

export async function releaseParts(
  progress: CommandContext['progress'],
  storage: Storage,
  parts: readonly Part[],
  { build, release }: Pick<DevelopmentSources, 'build' | 'release'> = checkout,
): Promise<Record<string, string>> {
  await build(parts, (report) => sayBuilt(progress, report));
  const versions: Record<string, string> = {};
  for (const part of parts) versions[part.name] = (await release(storage, part)).release.version;
  return versions;
}
