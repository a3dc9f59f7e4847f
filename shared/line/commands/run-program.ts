import { createProgram } from './program';
import { CommanderError } from 'commander';
import { describeLimit, UserError } from '../checkout';

/** Exit codes: 0 done, 1 refused or failed, 2 usage error, 3 too busy to judge. */
const [done, failed, misused] = [0, 1, 2];

export async function runProgram(): Promise<void> {
  // A process that ends before its work has settled must not look successful. Commands fail only by throwing.
  process.exitCode = failed;
  // `npx manzil status | head -1` closes the pipe, which is not an error. A server, whose log also listens, continues.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (process.stdout.listenerCount('error') === 1) process.exit(error.code === 'EPIPE' ? done : failed);
  });
  try {
    await createProgram().parseAsync(process.argv);
    process.exitCode = done;
  } catch (error) {
    if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? done : misused;
    else if (error instanceof UserError && error.exitCode !== undefined) process.exitCode = error.exitCode;
    if (error instanceof CommanderError) return;
    const sentence = error instanceof UserError ? error.message : describeLimit(error);
    console.error(sentence ? `\n${sentence}\n` : error);
  }
}
