import type { Command } from 'commander';
import { reasonOf, UserError } from '@site/delivery/storage';
import type { DevOptions } from '../commands/dev';
import type { NewOptions } from '../commands/new';
import type { PullOptions } from '../commands/pull';
import { command } from './command';

const line = ['--line <line>', 'what the repository installs: a packed line, or @manzil/line@<version>'] as const;
const storage = ['--storage <place>', 'the storage of the site: a folder, or s3://bucket/prefix'] as const;

const refuse = (error: unknown): never => {
  throw new UserError(reasonOf(error), { cause: error });
};

export function addWorkCommands(program: Command): void {
  command(program, 'build', 'build parts whose sources changed', 'npx manzil build projects')
    .argument('[parts...]', 'names of parts; without any, all')
    .action(async (parts: string[]) => (await import('../commands/build')).build(parts));
  command(
    program,
    'dev',
    'serve the site with remotes from their sources; edits appear without a reload',
    'npm run dev -- agency',
  )
    .argument('[remotes...]', 'names of remotes; without any, all')
    .option('--store', 'store the shell in which remotes of other repositories refresh, and serve nothing')
    .action(async (remotes: string[], options: DevOptions) => (await import('../commands/dev')).dev(remotes, options));
  command(program, 'new', 'write a new remote that can be released', 'npx manzil new market-news')
    .argument('<name>', 'lowercase words, joined by hyphens')
    .option('--repository <folder>', 'in a repository with that remote only, which has the site from its storage')
    .option(...line)
    .option(...storage)
    .action(async (name: string, options: NewOptions) => (await import('../commands/new')).newRemote(name, options));
  command(
    program,
    'move-out',
    'write a repository with one remote of this one, and its history',
    'npx manzil move-out agency --repository ../agency --line manzil-line-1.0.0.tgz --storage s3://site',
  )
    .argument('<remote>', 'its name')
    .requiredOption('--repository <folder>', 'a new folder')
    .option(...line)
    .option(...storage)
    .action(async (name: string, options: NewOptions & { repository: string }) =>
      (await import('../commands/move-out')).moveOut(name, options),
    );
  command(
    program,
    'pull',
    'write paths and types of other parts: of the releases that are live, or of the sources beside',
    'npx manzil pull --from https://manzil.example',
  )
    .argument('[versions...]', 'part@version, in place of what is live')
    .option('--from <place>', 'the address of a site, a folder, or s3://bucket/prefix')
    .action(async (versions: string[], options: PullOptions) =>
      import('../commands/pull').then(({ pull }) => pull(versions, options)).catch(refuse),
    );
  command(program, 'images', 'encode pictures in their responsive sizes', 'npx manzil images agency')
    .argument('[parts...]', 'names of parts; without any, all')
    .action(async (parts: string[]) => (await import('@site/build/write-images')).writeImages(parts).catch(refuse));
}
