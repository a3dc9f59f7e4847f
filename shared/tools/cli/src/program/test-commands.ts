import type { Command } from 'commander';
import { command } from './command';
import type { BisectOptions } from '../commands/bisect';
import type { GateOptions } from '../commands/gate';
import type { CheckOptions, PicturesOptions } from '../commands/test';
import { json } from './options';

export function addTestCommands(program: Command): void {
  command(
    program,
    'check',
    'types, lint, format, and the unit and page tests that changes since the main branch can affect',
    'npm run check -- --all',
  )
    .option('--all', 'every unit and page test')
    .action(async (options: CheckOptions) => (await import('../commands/test')).check(options));
  command(program, 'test', 'everything: check, build, end-to-end tests', 'npm test').action(async () =>
    (await import('../commands/test')).test(),
  );
  command(
    program,
    'gate',
    'break these sources in every known way, and see that the check refuses; harmless changes must pass',
    'npx manzil gate hides-the-footer',
  )
    .argument('[cases...]', 'ids of cases, each built alone; all without any')
    .option('--sample', 'some of each kind, as npm test does')
    .option('--site <folder>', 'a folder in which these sources are live, instead of composing them')
    .option(...json)
    .action(async (ids: string[], options: GateOptions) => (await import('../commands/gate')).gate(ids, options));
  command(
    program,
    'bisect',
    'which release, or pair of releases, made an end-to-end test fail',
    'npx manzil bisect projects/gallery.spec.ts:12 --good 2026-11-20',
  )
    .argument('<words...>', 'arguments of playwright test that name one test')
    .option('--good <activation>', 'number or moment of an activation with which it passed; 64 back without it')
    .option(...json)
    .action(async (words: string[], options: BisectOptions) =>
      (await import('../commands/bisect')).bisect(words, options),
    );
  command(
    program,
    'planted',
    'plant defects one at a time in a copy of these sources; a test must notice each',
    'npx manzil planted current-link',
  )
    .argument('[defects...]', 'ids of defects; all without any')
    .action(async (ids: string[]) => (await import('../commands/planted')).planted(ids));
  command(
    program,
    'endure',
    'kill the database and releases again and again, fill the disk, take the storage away; nothing may be lost',
    'npx manzil endure',
  ).action(async () => (await import('../commands/endure')).endure());
  command(
    program,
    'engines',
    'the smoke of the site in Firefox and WebKit, where they are installed',
    'npx manzil engines firefox',
  )
    .argument('[names...]', 'firefox, webkit, chromium; the first two without any')
    .action(async (names: string[]) => (await import('../commands/test')).engines(names));
  command(
    program,
    'pictures',
    'how every page and its main states look, compared with approved pictures',
    'npx manzil pictures pricing --update',
  )
    .argument('[words...]', 'parts of names of pictures; all without any')
    .option('--update', 'approve how they look now')
    .option('--readme', "take the README's pictures instead")
    .action(async (words: string[], options: PicturesOptions) =>
      (await import('../commands/test')).pictures(words, options),
    );
  command(
    program,
    'bench',
    'what a phone on a slow line gets, beside what is live or other sites (SITES=…)',
    'npx manzil bench 5 /',
  )
    .argument('[words...]', 'number of runs, then paths')
    .option('--promises', 'how long a visitor waits where a time is promised')
    .action(async (words: string[], { promises }: { promises?: boolean }) =>
      (await import('../commands/test')).bench(promises ? 'times' : 'speed', words),
    );
  for (const [name, description, example, run] of [
    [
      'e2e',
      'end-to-end tests of these sources, of BASE_URL, or of the versions in MIX',
      'npm run e2e -- contact',
      async (args: string[]) => (await import('../commands/test')).endToEnd(args),
    ],
    [
      'mixes',
      'end-to-end tests with each remote one version behind the others, and one ahead',
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
