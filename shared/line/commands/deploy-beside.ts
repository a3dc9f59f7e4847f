import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { runScript, scriptIn } from '../build';
import { nextSignal } from '../publish/until-stopped';
import { UserError } from '../storage';

const composeCommand = [...runScript, scriptIn(import.meta.dirname, 'main'), 'compose'];

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
