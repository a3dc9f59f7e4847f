import type { Command } from 'commander';
import { command } from './command';
import type { PruneOptions } from '../commands/prune';
import type { ReleaseOptions } from '../commands/release';
import {
  type BrowserOption,
  dryRun,
  json,
  overrideFreeze,
  readBrowser,
  readNumber,
  why,
  withoutBrowser,
} from './options';

export function addReleaseCommands(program: Command): void {
  command(program, 'release', 'build, check and activate parts', 'npm run release -- projects')
    .argument('<parts...>', 'names of parts, or part@version of a stored release; several go live together')
    .option('--store', 'store the releases without activating them')
    .option(...why)
    .option(...withoutBrowser)
    .option(...overrideFreeze)
    .option(...dryRun)
    .option(...json)
    .action(async (parts: string[], options: BrowserOption & ReleaseOptions) =>
      (await import('../commands/release')).release(parts, readBrowser(options)),
    );
  command(
    program,
    'rollback',
    'restore the previous version of one part, or of the whole site',
    'npx manzil rollback projects',
  )
    .argument('[part]', 'the part; without it, the whole site')
    .option(...why)
    .option(...overrideFreeze)
    .option(...dryRun)
    .option(...json)
    .action(async (part: string | undefined, options: object) =>
      (await import('../commands/rollback')).rollback(part, options),
    );
  command(program, 'retire', 'take a remote off the site', 'npx manzil retire market-news')
    .argument('<part>', 'the remote')
    .option(...why)
    .option(...overrideFreeze)
    .option(...dryRun)
    .option(...json)
    .action(async (part: string, options: object) => (await import('../commands/retire')).retire(part, options));
  command(
    program,
    'prune',
    'delete what has not been live for a while and no rollback needs',
    'npx manzil prune --keep-days 30',
  )
    .option('--keep-days <days>', 'how long things are kept', readNumber(0), 30)
    .option(...dryRun)
    .option(...json)
    .action(async (options: PruneOptions) => (await import('../commands/prune')).prune(options));
}
