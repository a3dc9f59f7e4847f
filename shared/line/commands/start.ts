import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { UserError } from '../storage';
import { nextSignal } from './next-signal';

/**
 * `npm start`: composes, activates, and serves until Ctrl-C. What is not built and released yet takes another process,
 * whose compilers leave hundreds of megabytes. V8's small young generation (`package.json`) saves 20 MB, and answers an
 * eighth fewer requests per second at saturation.
 */
export async function start(): Promise<void> {
  const preparing = prepare();
  preparing.catch(() => undefined); // Thrown where it is awaited.
  const isReleased = await deployHere().catch(async (error: unknown) => {
    await (await preparing).close();
    throw error;
  });
  if (isReleased) return (await preparing).serve();
  const { prepared: site, isDeployed } = await deployBeside(preparing);
  if (isDeployed) await site.serve();
  else await site.close();
}

async function deployHere(): Promise<boolean> {
  const [{ openContext }, { deployReleased }] = await Promise.all([import('./context'), import('./deploy')]);
  return (await deployReleased(await openContext())) !== undefined;
}

/** The database takes longest to open; what deploys and serves loads meanwhile. */
async function prepare() {
  const [{ openContext }, { refuseBusyPort }, { openContact }, { createLog }] = await Promise.all([
    import('./context'),
    import('./busy-port'),
    import('./contact'),
    import('../publish/log'),
  ]);
  const { settings, storage, readConfig } = await openContext();
  await refuseBusyPort(settings);
  const log = createLog(settings.log);
  const opening = openContact(settings, await readConfig(), log);
  const [contact, { serveUntilStopped }] = await Promise.all([opening, import('./serve-until-stopped')]);
  return {
    serve: () => serveUntilStopped(settings, contact, { storage, log }),
    close: () => contact.close(),
  };
}

const composeCommand = ['--import', 'tsx', join(import.meta.dirname, 'main.ts'), 'compose'];

interface Closable {
  close: () => Promise<void>;
}

/**
 * Builds and activates in a process that ends, because compilers leave hundreds of megabytes. Waits for `preparing`,
 * whose failure ends the build; a failed build closes it. `isDeployed` is false when a signal ended the build.
 */
export async function deployBeside<T extends Closable>(
  preparing: Promise<T>,
  args: readonly string[] = composeCommand,
): Promise<{ prepared: T; isDeployed: boolean }> {
  const child = spawn(process.execPath, args, { stdio: 'inherit' });
  const ended = once(child, 'close') as Promise<[number | null]>;
  const signal = Promise.race([ended, nextSignal()]).then((first) => {
    if (typeof first !== 'string') return undefined;
    child.kill(first);
    return first;
  });
  const prepared = await preparing.catch(async (error: unknown) => {
    child.kill();
    await ended;
    throw error;
  });
  const [code] = await ended;
  if (await signal) return { prepared, isDeployed: false };
  if (code === 0) return { prepared, isDeployed: true };
  await prepared.close();
  throw new UserError('Nothing is served: see above.');
}
