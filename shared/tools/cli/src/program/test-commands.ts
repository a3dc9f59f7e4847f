import type { Command } from 'commander';
import { command } from './command';
import type { BisectOptions } from '../commands/bisect';
import type { CheckOptions, PicturesOptions } from '../commands/test';
import { json, readNumber } from './options';

export function addTestCommands(program: Command): void {
  command(
    program,
    'check',
    'run types, lint, format, and the tests that changes since the main branch can affect',
    'npm run check -- --all',
  )
    .option('--all', 'run every unit and page test')
    .action(async (options: CheckOptions) => (await import('../commands/test')).check(options));
  command(program, 'test', 'run everything: check, build, end-to-end tests', 'npm test').action(async () =>
    (await import('../commands/test')).test(),
  );
  command(
    program,
    'bisect',
    'find the release, or pair of releases, that broke an end-to-end test',
    'npx manzil bisect projects/gallery.spec.ts:12 --good 2026-11-20',
  )
    .argument('<words...>', 'arguments of playwright test that name one test')
    .option(
      '--good <activation>',
      'number or time of an activation with which it passed; without it, 64 activations earlier',
    )
    .option(...json)
    .action(async (words: string[], options: BisectOptions) =>
      (await import('../commands/bisect')).bisect(words, options),
    );
  command(
    program,
    'endure',
    'test durability: killed databases and releases, a full disk, lost storage',
    'npx manzil endure',
  ).action(async () => (await import('../commands/test')).endure());
  command(
    program,
    'engines',
    'run smoke tests in Firefox and WebKit, where they are installed',
    'npx manzil engines firefox',
  )
    .argument('[names...]', 'firefox, webkit, chromium; without any, the first two')
    .action(async (names: string[]) => (await import('../commands/test')).engines(names));
  command(
    program,
    'pictures',
    'compare every page and its main states with approved pictures',
    'npx manzil pictures pricing --update',
  )
    .argument('[words...]', 'parts of names of pictures; without any, all')
    .option('--update', 'approve the present look')
    .option('--readme', "take the README's pictures instead")
    .action(async (words: string[], options: PicturesOptions) =>
      (await import('../commands/test')).pictures(words, options),
    );
  command(
    program,
    'bench',
    'measure first visits on a phone with Slow 4G, of these sources and of sites elsewhere, by turns',
    'npx manzil bench --runs 5 https://manzil.example',
  )
    .argument('[addresses...]', 'sites to measure beside these sources')
    .option('--runs <number>', 'runs of which the table has the median', readNumber(1), 3)
    .action(async (addresses: string[], options: { runs: number }) =>
      (await import('../commands/bench')).bench(addresses, options),
    );
  for (const [name, description, example, run] of [
    [
      'e2e',
      'run end-to-end tests of these sources, of BASE_URL, or of the versions in MIX',
      'npm run e2e -- contact',
      async (args: string[]) => (await import('../commands/test')).endToEnd(args),
    ],
    [
      'mixes',
      'run end-to-end tests with each remote one version older than the others, then one newer',
      'npx manzil mixes',
      async (args: string[]) => (await import('../commands/mixes')).mixes(args),
    ],
  ] as const) {
    command(program, name, description, example)
      .argument('[words...]', 'arguments of playwright test')
      .allowUnknownOption()
      .action((_: string[], __: object, { args }: Command) => run(args));
  }
}
