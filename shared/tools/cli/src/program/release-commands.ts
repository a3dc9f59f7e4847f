import type { Command } from 'commander';
import { command } from './command';
import type { PruneOptions } from '../commands/prune';
import type { release, ReleaseOptions } from '../commands/release';
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
    .argument('[parts...]', 'names of parts, or part@version of a stored release; several go live together')
    .option(
      '--careful',
      'to 5 % of visitors, then 25 %, then all; reverted when their pages fail more often than before',
    )
    .option('--next', 'take the next step of the careful release in progress, without waiting for views')
    .option('--abort', 'revert the careful release in progress')
    .option('--store', 'store the releases without activating them')
    .option(...why)
    .option(...withoutBrowser)
    .option(...overrideFreeze)
    .option(...dryRun)
    .option(...json)
    .action(async (parts: string[], options: BrowserOption & ReleaseOptions, self: Command) => {
      if (parts.length === 0 && !options.abort && !options.next) self.error("error: missing required argument 'parts'");
      return (await releaseBy(options))(parts, readBrowser(options));
    });
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

async function releaseBy({ abort, next, careful }: ReleaseOptions): Promise<typeof release> {
  const [{ abortCarefulRelease, releaseCarefully, takeNextStep }, { release }] = await Promise.all([
    import('../commands/careful-release'),
    import('../commands/release'),
  ]);
  if (abort) return (_, options) => abortCarefulRelease(options);
  if (next) return (_, options) => takeNextStep(options);
  return careful ? releaseCarefully : release;
}
