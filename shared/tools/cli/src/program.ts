import { Argument, Command, InvalidArgumentError } from 'commander';
import { command } from './command';
import type { BackupOptions } from './commands/backup';
import type { ConsoleOptions } from './commands/console';
import type { DiffOptions } from './commands/diff';
import type { FreezeOptions } from './commands/freeze';
import type { GateOptions } from './commands/gate';
import type { HealthOptions } from './commands/health';
import type { PreviewOptions } from './commands/preview';
import type { PromoteOptions } from './commands/promote';
import type { release, ReleaseOptions } from './commands/release';
import type { CheckOptions, PicturesOptions } from './commands/test';
import type { OverrideLinkOptions } from './commands/override-link';
import type { WithdrawOptions } from './commands/withdraw';
import { addContactCommands } from './contact-commands';

const json = ['--json', 'print one JSON object; progress goes to standard error'] as const;
const withoutBrowser = ['--without-browser', 'do not open the changed pages in Chromium'] as const;
const why = ['--why <reason>', 'the reason, for the history of the site'] as const;
const overrideFreeze = ['--override-freeze', 'go live also while the site is frozen; the history records it'] as const;
const dryRun = ['--dry-run', 'say what would happen; store and activate nothing'] as const;

/**
 * The command line. Each command loads its own code: all of it takes a second, at every start. Words that a command
 * does not know are refused with exit code 2.
 */
export function createProgram(): Command {
  const program = new Command('npm run').exitOverride().showHelpAfterError('Add --help for what there is.');
  program.addHelpText('after', '\nExit codes: 0 done, 1 refused or failed, 2 wrong words on the command line.');
  for (const add of [addSiteCommands, addReleaseCommands, addControlCommands, addLookCommands, addWorkCommands])
    add(program);
  return program;
}

function addSiteCommands(program: Command): void {
  command(program, 'start', 'build what has changed, put it live here and serve it', 'npm start').action(async () =>
    (await import('./commands/start')).start(),
  );
  command(
    program,
    'serve',
    'serve what is live; with versions named, serve those in its place, to this machine alone',
    'npm run serve -- projects@previous',
  )
    .argument('[versions...]', 'part@version or part@previous')
    .action(async (versions: string[]) => (await import('./commands/serve')).serveLive(versions));
  command(program, 'compose', 'build what has changed and put it live here, without serving', 'npm run compose').action(
    async () => (await import('./commands/compose')).composeOnly(),
  );
  command(program, 'export', 'write the live site as files for a static host', 'npm run export -- out')
    .argument('<folder>', 'where to write')
    .option('--preview <name>', 'that preview in the place of the live site')
    .action(async (folder: string, options: { preview?: string }) =>
      (await import('./commands/export')).exportSite(folder, options),
    );
  command(
    program,
    'pack',
    'write a server that needs nothing but Node, with a Dockerfile and a systemd unit',
    'npm run pack -- server',
  )
    .argument('<folder>', 'where to write; a new folder')
    .option('--with-database', 'with the embedded database for contact requests')
    .action(async (folder: string, options: object) => (await import('./commands/pack')).pack(folder, options));
  command(
    program,
    'settings',
    "show the site's settings, or change them for everybody",
    'npm run settings -- SITE_URL=https://manzil.example',
  )
    .argument('[settings...]', 'NAME=value; NAME= takes a setting away')
    .option(...dryRun)
    .option(...json)
    .action(async (words: string[], options: object) => (await import('./commands/settings')).settings(words, options));
  addContactCommands(program);
  command(
    program,
    'backup',
    'copy the site, its settings and its contact database, also while they are in use',
    'npm run backup -- /srv/backup/2026-11-23',
  )
    .argument('<folder>', 'where to write; a new folder')
    .option('--without-contacts', 'leave contact requests and reports out')
    .action(async (folder: string, options: BackupOptions) =>
      (await import('./commands/backup')).backup(folder, options),
    );
  command(
    program,
    'restore',
    'put a backup into an empty storage and an empty contact database',
    'npm run restore -- /srv/backup/2026-11-23',
  )
    .argument('<folder>', 'what npm run backup has written')
    .action(async (folder: string) => (await import('./commands/restore')).restore(folder));
}

function addReleaseCommands(program: Command): void {
  command(program, 'release', 'build, check and put parts live beside what is live', 'npm run release -- projects')
    .argument('[parts...]', 'names of parts, or part@version of a stored release; several go live together')
    .option(
      '--careful',
      'to 5 % of visitors, then 25 %, then all; taken back when their pages fail more often than before',
    )
    .option('--next', 'take the next step of a careful release that is under way, without waiting for its views')
    .option('--abort', 'take a careful release back that is under way')
    .option('--store', 'store the releases and put nothing live')
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
    'check-release',
    'say whether parts fit what is live; the same as release --dry-run',
    'npm run check-release -- projects',
  )
    .argument('<parts...>', 'names of parts')
    .option(...withoutBrowser)
    .option(...json)
    .action(async (parts: string[], options: BrowserOption) =>
      (await import('./commands/release')).checkRelease(parts, readBrowser(options)),
    );
  command(
    program,
    'rollback',
    'put back what was live before: one part, or the whole site',
    'npm run rollback -- projects',
  )
    .argument('[part]', 'the part; the whole site without it')
    .option(...why)
    .option(...overrideFreeze)
    .option(...dryRun)
    .option(...json)
    .action(async (part: string | undefined, options: object) =>
      (await import('./commands/rollback')).rollback(part, options),
    );
  command(program, 'retire', 'take a remote off the site', 'npm run retire -- market-news')
    .argument('<part>', 'the remote')
    .option(...why)
    .option(...overrideFreeze)
    .option(...dryRun)
    .option(...json)
    .action(async (part: string, options: object) => (await import('./commands/retire')).retire(part, options));
  command(
    program,
    'prune',
    'remove what has not been live for a while and is not needed to go back',
    'npm run prune -- --keep-days 30',
  )
    .option('--keep-days <days>', 'how long things are kept', readNumber(0), 30)
    .option(...json)
    .action(async (options: { keepDays: number; json?: boolean }) => (await import('./commands/prune')).prune(options));
}

/** What takes effect on releases that exist already. */
function addControlCommands(program: Command): void {
  command(
    program,
    'promote',
    'put the releases that are live in one storage live in another, checked against what is live there',
    'npm run promote -- staging live',
  )
    .argument(
      '<from>',
      'a folder, s3://bucket/prefix, or a name: staging is what SITE_STORAGE_STAGING says, live this storage',
    )
    .argument('<to>', 'the same')
    .argument('[parts...]', 'names of parts; all that differ without any')
    .option(...why)
    .option(...withoutBrowser)
    .option(...overrideFreeze)
    .option(...dryRun)
    .option(...json)
    .action(
      async (from: string, to: string, parts: string[], options: BrowserOption & PromoteOptions) =>
        void (await (await import('./commands/promote')).promote(from, to, parts, readBrowser(options))),
    );
  command(
    program,
    'withdraw',
    'take back one version for good: nobody puts it live or selects it any more',
    'npm run withdraw -- projects@1.0.0-1a2b3c4d --why "prices are wrong"',
  )
    .argument('<version>', 'part@version')
    .option('--why <reason>', 'the reason; whoever meets this version later reads it')
    .option('--rollback', "if it is live, put the part's previous version live in the same step")
    .option(...overrideFreeze)
    .option(...dryRun)
    .option(...json)
    .action(async (version: string, options: WithdrawOptions) =>
      (await import('./commands/withdraw')).withdraw(version, options),
    );
  command(
    program,
    'preview',
    'compose the live site with these builds under a name of its own; list them, join them, remove one',
    'npm run preview -- new-search projects',
  )
    .argument('[name]', 'name of the preview; all of them are listed without it')
    .argument('[parts...]', 'names of parts to build, or part@version of stored releases')
    .option('--with <previews...>', 'with the versions of these previews as well')
    .option('--remove', 'remove the preview')
    .option(...dryRun)
    .option(...json)
    .action(async (name: string | undefined, parts: string[], options: PreviewOptions) =>
      (await import('./commands/preview')).preview(name, parts, options),
    );
  command(
    program,
    'freeze',
    'let nothing go live until a date, for example over holidays',
    'npm run freeze -- --until 2027-01-02 --why holidays',
  )
    .option('--until <date>', 'first day, or moment (ISO 8601), at which releases are possible again, in UTC')
    .option('--lift', 'end the freeze now')
    .option(...why)
    .option(...dryRun)
    .option(...json)
    .action(async (options: FreezeOptions) => (await import('./commands/freeze')).freeze(options));
  command(
    program,
    'override-link',
    'print a signed link that shows other versions on the public site for a while',
    'npm run override-link -- projects@previous --for 2d',
  )
    .argument('[versions...]', 'part@version or part@previous')
    .option('--for <time>', 'how long the link is good: 90m, 12h, 2d', '1d')
    .option('--new-key', 'print a new pair of keys instead')
    .option(...json)
    .action(async (versions: string[], options: OverrideLinkOptions) =>
      (await import('./commands/override-link')).overrideLink(versions, options),
    );
}

function addLookCommands(program: Command): void {
  command(program, 'status', 'show what is live, part by part, and the settings of the site', 'npm run status')
    .option(...json)
    .action(async (options: object) => (await import('./commands/status')).status(options));
  command(
    program,
    'console',
    'open a local page: what is live, what was, and buttons to roll back, withdraw and promote',
    'npm run console -- --port 4400',
  )
    .option(
      '--port <port>',
      'where it listens, on this machine alone; 0 for any that is free',
      readNumber(0, 65_535),
      4400,
    )
    .action(async (options: ConsoleOptions) => (await import('./commands/console')).openConsole(options));
  command(
    program,
    'diff',
    'say in which words, links, contracts and pixels two compositions differ',
    'npm run diff -- previous live --html diff.html',
  )
    .argument(
      '[before]',
      'live, previous, an activation, a composition, or versions: projects@previous,agency@…',
      'previous',
    )
    .argument('[after]', 'the same', 'live')
    .option('--html <file>', 'write one page with the screenshots')
    .option('--without-browser', 'do not compare screenshots and accessibility trees')
    .option('--planted', 'compare a page with itself after each of 40 changes, and expect each to be told')
    .option('--sample', 'with --planted: some of each kind, as npm test does')
    .option(...json)
    .action(async (before: string, after: string, options: BrowserOption & DiffOptions) =>
      (await import('./commands/diff')).diff(before, after, readBrowser(options)),
    );
  command(program, 'history', 'show what was activated, the newest first', 'npm run history -- 50')
    .addArgument(new Argument('[count]', 'how many activations').argParser(readNumber(1)).default(20))
    .option(...json)
    .action(async (count: number, options: object) => (await import('./commands/history')).history(count, options));
  command(
    program,
    'health',
    'show what browsers report of each part: errors and web vitals, live beside previous',
    'npm run health -- --days 7',
  )
    .option('--days <days>', 'how far back', readNumber(1), 7)
    .option(...json)
    .action(async (options: HealthOptions) => (await import('./commands/health')).health(options));
  command(
    program,
    'explain',
    'file and line of the sources behind a report, or behind a place in a released script',
    'npm run explain -- 42',
  )
    .argument(
      '<report>',
      'its number, a file with its JSON, /_/projects/main.0123456789.js:1:2345, or projects@1.0.0-1a2b3c4d:1:2345',
    )
    .option(...json)
    .action(async (what: string, options: object) => (await import('./commands/explain')).explain(what, options));
}

function addWorkCommands(program: Command): void {
  command(program, 'build', 'build parts whose sources have changed', 'npm run build -- projects')
    .argument('[parts...]', 'names of parts; all without any')
    .action(async (parts: string[]) => (await import('./commands/build')).build(parts));
  command(
    program,
    'dev',
    'serve the site with remotes from their sources; an edit shows without a reload',
    'npm run dev -- agency',
  )
    .argument('[remotes...]', 'names of remotes; all without any')
    .action(async (remotes: string[]) => (await import('./commands/dev')).dev(remotes));
  command(program, 'new-remote', 'write a remote that can be released as it is', 'npm run new-remote -- market-news')
    .argument('<name>', 'lower case, words joined by hyphens')
    .action(async (name: string) => (await import('./commands/new-remote')).newRemote(name));
  command(
    program,
    'check',
    'types, lint, format, and the unit and page tests that changes since the main branch can affect',
    'npm run check -- --all',
  )
    .option('--all', 'every unit and page test')
    .action(async (options: CheckOptions) => (await import('./commands/test')).check(options));
  command(program, 'test', 'everything: check, build, end-to-end tests', 'npm test').action(async () =>
    (await import('./commands/test')).test(),
  );
  command(
    program,
    'gate',
    'break these sources in every known way, and see that the check refuses; harmless changes must pass',
    'npm run gate -- hides-the-footer',
  )
    .argument('[cases...]', 'ids of cases, each built alone; all without any')
    .option('--sample', 'some of each kind, as npm test does')
    .option('--site <folder>', 'a folder in which these sources are live, instead of composing them')
    .option(...json)
    .action(async (ids: string[], options: GateOptions) => (await import('./commands/gate')).gate(ids, options));
  command(
    program,
    'planted',
    'plant defects one at a time in a copy of these sources; a test must notice each',
    'npm run planted -- current-link',
  )
    .argument('[defects...]', 'ids of defects; all without any')
    .action(async (ids: string[]) => (await import('./commands/planted')).planted(ids));
  command(
    program,
    'endure',
    'kill the database and releases again and again, fill the disk, take the storage away; nothing may be lost',
    'npm run endure',
  ).action(async () => (await import('./commands/endure')).endure());
  command(
    program,
    'engines',
    'the smoke of the site in Firefox and WebKit, where they are installed',
    'npm run engines -- firefox',
  )
    .argument('[names...]', 'firefox, webkit, chromium; the first two without any')
    .action(async (names: string[]) => (await import('./commands/test')).engines(names));
  command(
    program,
    'pictures',
    'how every page and its main states look, compared with approved pictures',
    'npm run pictures -- pricing --update',
  )
    .argument('[words...]', 'parts of names of pictures; all without any')
    .option('--update', 'approve how they look now')
    .option('--readme', "take the README's pictures instead")
    .action(async (words: string[], options: PicturesOptions) =>
      (await import('./commands/test')).pictures(words, options),
    );
  for (const [name, description, example, run] of [
    [
      'e2e',
      'end-to-end tests of these sources, of BASE_URL, or of the versions in MIX',
      'npm run e2e -- contact',
      async (args: string[]) => (await import('./commands/test')).endToEnd(args),
    ],
    [
      'mixes',
      'end-to-end tests with each remote one version behind the others, and one ahead',
      'npm run mixes',
      async (args: string[]) => (await import('./commands/mixes')).mixes(args),
    ],
  ] as const) {
    command(program, name, description, example)
      .argument('[words...]', 'arguments of playwright test')
      .allowUnknownOption()
      .action((_: string[], __: object, { args }: Command) => run(args));
  }
}

async function releaseBy({ abort, next, careful }: ReleaseOptions): Promise<typeof release> {
  const [{ abortCarefulRelease, releaseCarefully, takeNextStep }, { release }] = await Promise.all([
    import('./commands/careful-release'),
    import('./commands/release'),
  ]);
  if (abort) return (_, options) => abortCarefulRelease(options);
  if (next) return (_, options) => takeNextStep(options);
  return careful ? releaseCarefully : release;
}

interface BrowserOption {
  withoutBrowser?: boolean;
}

function readBrowser<Options extends object>({
  withoutBrowser: isWithout,
  ...options
}: BrowserOption & Options): Omit<Options, keyof BrowserOption> & Pick<ReleaseOptions, 'browser'> {
  return { ...options, browser: !isWithout };
}

function readNumber(least: number, most = Number.MAX_SAFE_INTEGER): (text: string) => number {
  return (text) => {
    const number = Number(text);
    if (Number.isInteger(number) && number >= least && number <= most) return number;
    throw new InvalidArgumentError(
      `Write a whole number from ${least} ${most === Number.MAX_SAFE_INTEGER ? 'up' : `to ${most}`}.`,
    );
  };
}
