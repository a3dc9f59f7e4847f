import { type Command, CommanderError } from 'commander';
import { UserError } from '@site/delivery/storage';

/** Exit codes: 0 done, 1 refused or failed, 2 wrong words on the command line, 3 too busy to judge. */
const [done, failed, misused] = [0, 1, 2];

/** Runs the command that `process.argv` names, prints what went wrong and sets the exit code. */
export async function runProgram(program: Command): Promise<void> {
  // A process that ends before its work has settled must not look like a success. A command fails by throwing, only.
  process.exitCode = failed;
  // `npx manzil status | head -1` closes the pipe; not an error. A server, whose log listens too, does not end by it.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (process.stdout.listenerCount('error') === 1) process.exit(error.code === 'EPIPE' ? done : failed);
  });
  try {
    await program.parseAsync(process.argv);
    process.exitCode = done;
  } catch (error) {
    if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? done : misused;
    else if (error instanceof UserError && error.exitCode !== undefined) process.exitCode = error.exitCode;
    if (!(error instanceof CommanderError)) console.error(error instanceof UserError ? `\n${error.message}\n` : error);
  }
}
