import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { UserError } from '../checkout';

/**
 * `npm start`: composes, activates, and serves until Ctrl-C. V8's small young generation (`package.json`) saves 20 MB,
 * and answers an eighth fewer requests per second at saturation.
 */
export async function start(): Promise<void> {
  const [{ openContext }, { refuseBusyPort }, { deploy }] = await Promise.all([
    import('./context'),
    import('./busy-port'),
    import('./deploy'),
  ]);
  const context = await openContext();
  await refuseBusyPort(context.settings);
  const isDeployed = (await deploy(context, { isReleased: true })) !== undefined || (await deployBeside());
  if (isDeployed) await (await import('./serve')).serveLive(context);
}

const deployCommand = ['--import', 'tsx', join(import.meta.dirname, 'main.ts'), 'deploy'];

/**
 * Builds and activates in a process that ends, because compilers leave hundreds of megabytes. False when a signal ended
 * the build.
 */
export async function deployBeside(args: readonly string[] = deployCommand): Promise<boolean> {
  const child = spawn(process.execPath, args, { stdio: 'inherit' });
  let isStopped = false;
  const passOn = (signal: NodeJS.Signals) => {
    isStopped = true;
    child.kill(signal);
  };
  process.on('SIGINT', passOn).on('SIGTERM', passOn);
  const [code] = (await once(child, 'close')) as [number | null];
  process.off('SIGINT', passOn).off('SIGTERM', passOn);
  if (!isStopped && code !== 0) throw new UserError('Nothing is served: see above.');
  return !isStopped;
}
