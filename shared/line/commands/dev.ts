import { createServer } from 'node:http';
import { listParts, type Part } from '../build';
import { type OnEdit, startDevServer } from '../build/development';
import { publicKey } from '@site/contact-store';
import { composeForDevelopment } from './dev/compose-for-development';
import { storeDevelopmentShell } from './dev/development-shell';
import { findLiveSite } from './dev/find-live-site';
import { liveSiteProxy } from './dev/live-site-proxy';
import type { Settings } from '../storage/settings';
import { UserError } from '../storage';
import { openContact } from './contact';
import { Progress } from './progress';
import { createLog, listen } from '../publish';
import { type CommandContext, openContext, requireParts } from './context';
import { hostOf, refuseBusyPort } from './refuse-busy-port';
import { announceUntilStopped, serveUntilStopped } from './serve-until-stopped';

export interface DevOptions {
  /** Stores the shell in which remotes of other repositories refresh, and serves nothing. */
  store?: boolean;
}

/**
 * `npm run dev [-- <part> …]`: the live site, here or at `DEV_UPSTREAM`, with these remotes (default all) from sources.
 */
export async function dev(names: readonly string[], { store }: DevOptions = {}): Promise<void> {
  if (store) return storeShell();
  const context = await openContext({ isReadOnly: true });
  const { settings } = context;
  const remotes = names.length > 0 ? requireParts(names) : listParts().filter(({ isShell }) => !isShell);
  if (remotes.some(({ isShell }) => isShell))
    throw new UserError(
      'The shell has no development server: npm run dev -- <remote> builds it as it is now, npm start does for good.',
    );
  await refuseBusyPort(settings, true);
  await (settings.devUpstream
    ? developInSiteElsewhere(settings, settings.devUpstream, remotes)
    : developInSiteHere(context, remotes));
  process.exit(0); // Development servers would keep the process alive.
}

async function storeShell(): Promise<void> {
  const { storage, progress } = await openContext();
  progress.say(`stored the development build of the live shell: ${await storeDevelopmentShell(storage)}`);
}

/** Shows what is live, with these parts from their sources and a shell that refreshes. All of it stays in memory. */
async function developInSiteHere(context: CommandContext, remotes: readonly Part[]): Promise<void> {
  const { settings, progress } = context;
  const log = createLog(settings.log);
  const contact = await openContact(settings, await context.readConfig(), log, { isBeside: true });
  const composed = composeForDevelopment(context, remotes);
  const entrance = composed.then(({ onEdit }) => startDevServers(remotes, onEdit, progress));
  await entrance.catch(() => contact.close());
  const mixed = await composed;
  await serveUntilStopped(settings, contact, {
    storage: mixed.storage,
    pinned: mixed.composition.id,
    isLocal: true,
    entrance: await entrance,
    log,
  });
}

/** Shell and other parts come from there. That shell has React's production build, so edits reload the page. */
async function developInSiteElsewhere(settings: Settings, upstream: string, remotes: readonly Part[]): Promise<void> {
  const progress = new Progress();
  const { origin, parts } = await findLiveSite(upstream);
  progress.say(`everything else from ${origin}`);
  for (const { name } of remotes.filter((part) => !parts.includes(part.name))) {
    progress.say(`${name} is not live there, so no path leads to it. Without DEV_UPSTREAM it is composed here.`);
  }
  const entrance = await startDevServers(remotes, 'reload', progress);
  const log = createLog(settings.log);
  const contactConfig = { url: '', key: publicKey };
  const contact = await openContact(settings, { contact: contactConfig }, log, { isBeside: true });
  const server = createServer(liveSiteProxy({ origin, contact: contact.handle, contactConfig }));
  await listen(server, settings.port, hostOf(settings, true));
  await announceUntilStopped(server, contact, { entrance, log });
}

/** Resolves with the path that selects these parts, after compilation. */
async function startDevServers(remotes: readonly Part[], onEdit: OnEdit, progress: Progress): Promise<string> {
  const uses: string[] = [];
  const compiling: Promise<void>[] = [];
  for (const part of remotes) {
    const { url, whenCompiled } = await startDevServer(part, onEdit);
    uses.push(`use=${part.name}@${url}`);
    compiling.push(whenCompiled.then(() => progress.say(`${part.name} from its sources on ${url}`)));
  }
  await Promise.all(compiling);
  return `/?${uses.join('&')}`;
}
