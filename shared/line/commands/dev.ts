import { startDevServer } from '../build/dev-server';
import { findLive, type MixedSite } from '../live';
import { OverlayStorage } from '../storage';
import { openContact } from './contact';
import type { Progress } from './progress';
import { createLog, PublishedSite } from '../publish';
import { type CommandContext, openContext, requireParts } from './context';
import { deploy } from './deploy';
import { composeDraft } from './draft';
import { refuseBusyPort } from './busy-port';
import { serveUntilStopped } from './serve-until-stopped';
import { listParts, type Part, UserError } from '../checkout';

/**
 * `npm run dev [-- <part> …]`: the live site with these remotes (default all) from their sources. All of it stays in
 * memory.
 */
export async function dev(names: readonly string[]): Promise<void> {
  const context = await openContext();
  const { settings, progress } = context;
  const remotes = names.length > 0 ? requireParts(names) : listParts().filter(({ isShell }) => !isShell);
  if (remotes.some(({ isShell }) => isShell))
    throw new UserError(
      'The shell has no development server: npm run dev -- <remote> builds it as it is now, npm start does for good.',
    );
  await refuseBusyPort(settings, true);
  const log = createLog(settings.log);
  const { storage, composition } = await composeForDevelopment(context, remotes);
  const entrance = await startDevServers(remotes, progress);
  const contact = openContact(settings, composition.config, log, { isBeside: true });
  const site = PublishedSite.publish({ storage, log }, composition.id);
  await serveUntilStopped(settings, site, contact, { isLocal: true, entrance, log });
  process.exit(0); // Development servers would keep the process alive.
}

/** With the shell, where its sources are. Builds everything when nothing is live. */
export async function composeForDevelopment(context: CommandContext, remotes: readonly Part[]): Promise<MixedSite> {
  const storage = new OverlayStorage(context.storage);
  const names = remotes.map(({ name }) => name);
  if (await findLive(storage)) context.progress.say(`what is live, with ${names.join(', ')} from the sources here`);
  else {
    context.progress.say('nothing is live yet, so every part is built, as npm start does');
    await deploy({ ...context, storage });
  }
  const shell = listParts().flatMap(({ name, isShell }) => (isShell ? [name] : []));
  return composeDraft({ ...context, storage }, [...shell, ...names], { development: true });
}

/** Resolves with the path that selects these parts, after compilation. */
async function startDevServers(remotes: readonly Part[], progress: Progress): Promise<string> {
  const uses: string[] = [];
  const compiling: Promise<void>[] = [];
  for (const part of remotes) {
    const { url, whenCompiled } = await startDevServer(part);
    uses.push(`use=${part.name}@${url}`);
    compiling.push(whenCompiled.then(() => progress.say(`${part.name} from its sources on ${url}`)));
  }
  await Promise.all(compiling);
  return `/?${uses.join('&')}`;
}
