import { CommanderError } from 'commander';
import { UserError } from '@site/delivery/storage';
import { createProgram } from './program';

/** Exit codes: 0 done, 1 refused or failed, 2 wrong words on the command line. */
const failed = 1;
const misused = 2;

// A process that ends before its work has settled must not look like a success.
process.exitCode = failed;
// `npm run status | head -1` closes the pipe; that is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : failed));

createProgram()
  .parseAsync(process.argv)
  .then(
    () => {
      if (process.exitCode === failed) process.exitCode = 0;
    },
    (error: unknown) => {
      if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? 0 : misused;
      else console.error(error instanceof UserError ? `\n${error.message}\n` : error);
    },
  );
