import { watch } from 'node:fs';
import { join } from 'node:path';
import { containerName, type FragmentId, type Release } from '@site/contracts';
import { startDevServer } from '../build/dev-server';
import { compose, readChoice, readComposition } from '../compose';
import { findLive, type MixedSite } from '../live';
import { OverlayStorage, type Storage } from '../storage';
import { openContact } from './contact';
import { createLog, PublishedSite } from '../publish';
import { type CommandContext, getLive, openContext, requireParts } from './context';
import { deploy } from './deploy';
import { hostOf, refuseBusyPort } from './busy-port';
import { releaseAll, versionsOf } from './release';
import { serveUntilStopped } from './serve-until-stopped';
import { listParts, type Part, reasonOf } from '../checkout';

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
    const shown = await site;
    await shown.checkFolder(); // Files first: the compiler takes the processor.
    const server = await startDevServer({ parts, port: settings.port, host: hostOf(settings, true), site: port });
    progress.say(`${parts.map(({ name }) => name).join(', ')} from the sources here`);
    watchRoutes(parts, async () => {
      const { composition: next } = await composeForDevelopment(context, parts, storage);
      if (next.id === shown.shown.composition) return;
      await shown.change(next.id);
      server.reload();
    });
    return server.url;
  };
  await serveUntilStopped({ ...settings, port: 0, host: undefined }, site, contact, { isLocal: true, front, log });
  process.exit(0); // The development server would keep the process alive.
}

/** Calls `change`, once at a time. Routes are in documents and in the registry, not in scripts. */
function watchRoutes(parts: readonly Part[], change: () => Promise<void>): void {
  let last = Promise.resolve();
  const changeNext = () => {
    last = last.then(change).catch((error: unknown) => console.error(reasonOf(error)));
  };
  // The folder, because many editors replace the file.
  for (const { dir } of parts) watch(join(dir, 'src'), (_, file) => file === 'routes.ts' && changeNext());
}

/** With these parts as their sources are now, in this draft. Builds everything when nothing is live. */
export async function composeForDevelopment(
  context: CommandContext,
  parts: readonly Part[],
  storage: Storage = new OverlayStorage(context.storage),
): Promise<Pick<MixedSite, 'storage' | 'composition'>> {
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
  const isServed = ({ part }: Release) => parts.some(({ isShell }) => isShell) && names.includes(part);
  const fragments = choice.releases.flatMap(fragmentsOf);
  const releases = choice.releases.map((release) => (isServed(release) ? fromSources(release, fragments) : release));
  const { commit, composition } = await compose({ ...choice, releases });
  await commit();
  return { storage, composition };
}

function fragmentsOf({ part, modules }: Release): FragmentId[] {
  const names = Object.keys(modules).flatMap((key) => /^fragments\/(.+)$/.exec(key)?.[1] ?? []);
  return names.map((name): FragmentId => `${part}/fragments/${name}`);
}

/**
 * With the scripts of the development server: one per part and module, without hashes, of which none is preloaded. Each
 * page may use each fragment, because an edit may add one.
 */
function fromSources({ shell, ...release }: Release, consumes: readonly FragmentId[]): Release {
  const script = shell ? 'main.js' : `${containerName(release.part)}.js`;
  const withoutScripts = <Each extends object>(all: Readonly<Record<string, Each>>) =>
    Object.fromEntries(Object.entries(all).map(([key, each]) => [key, { ...each, scripts: [] }]));
  return {
    ...release,
    files: [...release.files, { name: script, bytes: 0, brotli: 0, integrity: '', sri: '' }],
    modules: withoutScripts(release.modules),
    routes: release.routes.map((route) => ({ ...route, consumes })),
    ...(shell
      ? { shell: { ...shell, scripts: [script], provides: withoutScripts(shell.provides) } }
      : { entry: script }),
  };
}
