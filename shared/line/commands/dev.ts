import { containerName, type Release } from '@site/contracts';
import { startDevServer } from '../build/dev-server';
import { compose, readChoice, readComposition } from '../compose';
import { findLive, type MixedSite } from '../live';
import { OverlayStorage } from '../storage';
import { openContact } from './contact';
import { createLog, PublishedSite } from '../publish';
import { type CommandContext, getLive, openContext, requireParts } from './context';
import { deploy } from './deploy';
import { hostOf, refuseBusyPort } from './busy-port';
import { releaseAll, versionsOf } from './release';
import { serveUntilStopped } from './serve-until-stopped';
import { listParts, type Part } from '../checkout';

/**
 * `npm run dev [-- <part> …]`: the live site with the shell and these remotes (default all) from their sources. All of
 * it stays in memory.
 */
export async function dev(names: readonly string[]): Promise<void> {
  const context = await openContext();
  const { settings, progress } = context;
  const all = listParts();
  const named = names.length > 0 ? requireParts(names) : all;
  const parts = all.filter((part) => part.isShell || named.some(({ name }) => name === part.name));
  await refuseBusyPort(settings, true);
  const log = createLog(settings.log);
  const { storage, composition } = await composeForDevelopment(context, parts);
  const contact = openContact(settings, composition.config, log, { isBeside: true });
  const site = PublishedSite.publish({ storage, log }, composition.id);
  const front = async (port: number) => {
    await (await site).checkFolder(); // Its files first: a compiler leaves no time to read them.
    const url = await startDevServer({ parts, port: settings.port, host: hostOf(settings, true), site: port });
    progress.say(`${parts.map(({ name }) => name).join(', ')} from the sources here`);
    return url;
  };
  await serveUntilStopped({ ...settings, port: 0, host: undefined }, site, contact, { isLocal: true, front, log });
  process.exit(0); // The development server would keep the process alive.
}

/** With these parts as their sources are now. Builds everything when nothing is live. */
export async function composeForDevelopment(context: CommandContext, parts: readonly Part[]): Promise<MixedSite> {
  const storage = new OverlayStorage(context.storage);
  const names = parts.map(({ name }) => name);
  if (await findLive(storage)) context.progress.say(`what is live, with ${names.join(', ')} from the sources here`);
  else {
    context.progress.say('nothing is live yet, so every part is built, as npm start does');
    await deploy({ ...context, storage });
  }
  const liveComposition = await readComposition(storage, (await getLive(storage)).composition);
  const versions = versionsOf(await releaseAll(context, storage, names));
  const config = { ...(await context.readConfig()), development: true as const };
  const choice = await readChoice({ storage, config, liveComposition }, { ...liveComposition.parts, ...versions });
  const isShown = ({ part }: Release) => parts.some(({ isShell }) => isShell) && names.includes(part);
  const releases = choice.releases.map((release) => (isShown(release) ? fromSources(release) : release));
  const draft = await compose({ ...choice, releases });
  return { storage: draft.storage, composition: draft.composition, warnings: [] };
}

/** With the scripts of the development server: one per part and module, without hashes, of which none is preloaded. */
function fromSources({ shell, ...release }: Release): Release {
  const script = shell ? 'main.js' : `${containerName(release.part)}.js`;
  const withoutScripts = <Each extends object>(all: Readonly<Record<string, Each>>) =>
    Object.fromEntries(Object.entries(all).map(([key, each]) => [key, { ...each, scripts: [] }]));
  return {
    ...release,
    files: [...release.files, { name: script, bytes: 0, brotli: 0, integrity: '' }],
    modules: withoutScripts(release.modules),
    ...(shell
      ? { shell: { ...shell, scripts: [script], provides: withoutScripts(shell.provides) } }
      : { entry: script }),
  };
}
