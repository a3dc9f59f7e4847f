import type { Command } from 'commander';
import { reasonOf, UserError } from '@site/delivery/storage';
import { command } from './command';

const refuse = (error: unknown): never => {
  throw new UserError(reasonOf(error), { cause: error });
};

export function addWorkCommands(program: Command): void {
  command(program, 'build', 'build parts whose sources have changed', 'npx manzil build projects')
    .argument('[parts...]', 'names of parts; all without any')
    .action(async (parts: string[]) => (await import('../commands/build')).build(parts));
  command(
    program,
    'dev',
    'serve the site with remotes from their sources; an edit shows without a reload',
    'npm run dev -- agency',
  )
    .argument('[remotes...]', 'names of remotes; all without any')
    .action(async (remotes: string[]) => (await import('../commands/dev')).dev(remotes));
  command(program, 'new-remote', 'write a remote that can be released as it is', 'npx manzil new-remote market-news')
    .argument('<name>', 'lower case, words joined by hyphens')
    .action(async (name: string) => (await import('../commands/new-remote')).newRemote(name));
  command(
    program,
    'contracts',
    'write the contracts that are generated from the remotes, after a path or a fragment changed',
    'npx manzil contracts',
  ).action(async () => import('@site/build/contracts').then(({ writeContracts }) => writeContracts()).catch(refuse));
  command(program, 'images', 'write the responsive files of pictures', 'npx manzil images agency')
    .argument('[parts...]', 'names of parts; all without any')
    .action(async (parts: string[]) => (await import('@site/build/write-images')).writeImages(parts).catch(refuse));
  command(program, 'changelog', 'print the history of this checkout as Markdown', 'npx manzil changelog').action(
    async () => (await import('@site/build/changelog')).printChangelog(),
  );
}
