import { listParts, type Part } from '../build';
import { startDevServer } from '../build/dev-server';
import { composeForDevelopment } from './dev/compose-for-development';
import { UserError } from '../storage';
import { openContact } from './contact';
import type { Progress } from './progress';
import { createLog } from '../publish';
import { openContext, requireParts } from './context';
import { refuseBusyPort } from './busy-port';
import { serveUntilStopped } from './serve-until-stopped';

/**
 * `npm run dev [-- <part> …]`: the live site with these remotes (default all) from their sources. All of it stays in
 * memory.
 */
export async function dev(names: readonly string[]): Promise<void> {
  const context = await openContext({ isReadOnly: true });
  const { settings, progress } = context;
  const remotes = names.length > 0 ? requireParts(names) : listParts().filter(({ isShell }) => !isShell);
  if (remotes.some(({ isShell }) => isShell))
    throw new UserError(
      'The shell has no development server: npm run dev -- <remote> builds it as it is now, npm start does for good.',
    );
  await refuseBusyPort(settings, true);
  const log = createLog(settings.log);
  const contact = await openContact(settings, await context.readConfig(), log, { isBeside: true });
  const composed = composeForDevelopment(context, remotes);
  const entrance = composed.then(() => startDevServers(remotes, progress));
  await entrance.catch(() => contact.close());
  const { storage, composition } = await composed;
  await serveUntilStopped(settings, contact, {
    storage,
    pinned: composition.id,
    isLocal: true,
    entrance: await entrance,
    log,
  });
  process.exit(0); // Development servers would keep the process alive.
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
