import type { Command } from 'commander';
import { reasonOf, UserError } from '@site/delivery/storage';
import { command } from './command';

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
    .action(async (remotes: string[]) => (await import('../commands/dev')).dev(remotes));
  command(program, 'new-remote', 'write a new remote that can be released', 'npx manzil new-remote market-news')
    .argument('<name>', 'lowercase words, joined by hyphens')
    .action(async (name: string) => (await import('../commands/new-remote')).newRemote(name));
  command(
    program,
    'contracts',
    'generate the contracts, after a path or a fragment changed',
    'npx manzil contracts',
  ).action(async () => import('@site/build/contracts').then(({ writeContracts }) => writeContracts()).catch(refuse));
  command(program, 'images', 'encode pictures in their responsive sizes', 'npx manzil images agency')
    .argument('[parts...]', 'names of parts; without any, all')
    .action(async (parts: string[]) => (await import('@site/build/write-images')).writeImages(parts).catch(refuse));
  command(program, 'changelog', 'print the history of this checkout as Markdown', 'npx manzil changelog').action(
    async () => (await import('@site/build/changelog')).printChangelog(),
  );
}
