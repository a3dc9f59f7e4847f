import { Argument, Command, InvalidArgumentError } from 'commander';
import { isInstalled, UserError } from '../checkout';

const ofWholeSite = 'new bench bisect'.split(' ');

const json = ['--json', 'print JSON'] as const;
const why = ['--why <reason>', "the reason, for the site's history"] as const;

/** Commands load lazily: all together take a second. Unknown words are refused with exit code 2. */
export function createProgram(): Command {
  const program = new Command('npx manzil').exitOverride().showHelpAfterError('Run with --help to list the options.');
  program.addHelpText('after', '\nExit codes: 0 done, 1 refused or failed, 2 usage error, 3 too busy to judge.');
  const group = (heading: string, add: (program: Command) => void) => (program.commandsGroup(heading), add(program));
  group('Work:', addWork);
  group('Release:', addRelease);
  group('Look at what is live:', addLook);
  group('Test:', addTest);
  group('Operate:', addOperation);
  return program;
}

function addWork(program: Command): void {
  command(program, 'build', 'build parts whose sources changed', 'npx manzil build projects')
    .argument('[parts...]', 'names of parts; without any, all')
    .action(async (parts: string[]) => (await import('./build')).build(parts));
  command(program, 'dev', 'serve the site with the shell and remotes from their sources', 'npm run dev -- agency')
    .argument('[remotes...]', 'names of remotes; without any, all')
    .action(async (remotes: string[]) => (await import('./dev')).dev(remotes));
  command(program, 'new', 'write a new remote that can be released', 'npx manzil new market-news')
    .argument('<name>', 'lowercase words, joined by hyphens')
    .option('--repository <folder>', 'in a repository with that remote only, which has the site from its storage')
    .option(
      '--line <line>',
      '@manzil/line@<version> on an npm server; without it, the line is packed into the repository',
    )
    .option('--storage <place>', 'the storage of the site: a folder, or s3://bucket/prefix')
    .action(async (name: string, options: object) => (await import('./new')).newRemote(name, options));
  command(program, 'pull', 'write paths and types of other parts', 'npx manzil pull --from s3://site')
    .option('--from <storage>', 'a folder, or s3://bucket/prefix')
    .action(async (options: object) => (await import('./pull')).pull(options));
}

function addRelease(program: Command): void {
  command(program, 'release', 'build, check and activate parts', 'npm run release -- projects')
    .argument('<parts...>', 'names of parts, or part@version of a stored release; several go live together')
    .option('--store', 'store the releases without activating them')
    .option(...why)
    .option('--without-browser', 'do not open the changed pages in Chromium')
    .option('--agreed <who>', 'who of the other teams wants what this does to their pages; stands in the history')
    .option('--dry-run', 'print what would happen; store and activate nothing')
    .action(async (parts: string[], options: object) => (await import('./release')).release(parts, options));
  command(program, 'rollback', 'restore the previous version of a part, or of the site', 'npx manzil rollback projects')
    .argument('[part]', 'the part; without it, the whole site')
    .option(...why)
    .action(async (part: string | undefined, options: object) => (await import('./rollback')).rollback(part, options));
  command(program, 'remove', 'take a remote off the site', 'npx manzil remove market-news')
    .argument('<part>', 'the remote')
    .option(...why)
    .action(async (part: string, options: object) => (await import('./remove')).remove(part, options));
  command(program, 'preview', 'serve the live site with other versions', 'npx manzil preview projects@previous')
    .argument('[parts...]', 'part@version, part@previous, or a name: that part from its sources')
    .option('--to <folder>', 'write it for a static host instead; without parts, what is live')
    .action(async (parts: string[], options: object) => (await import('./preview')).preview(parts, options));
  command(program, 'prune', 'delete what no rollback needs', 'npx manzil prune --keep-days 30')
    .option('--keep-days <days>', 'how long things are kept after they were live', readNumber(0), 30)
    .option('--dry-run', 'list what would be deleted; delete nothing')
    .action(async (options: { keepDays: number; dryRun?: boolean }) => (await import('./prune')).prune(options));
}

function addLook(program: Command): void {
  command(program, 'status', 'show what is live, part by part, and the settings of the site', 'npx manzil status')
    .option(...json)
    .action(async (options: object) => (await import('./status')).status(options));
  command(program, 'history', 'show activations, newest first', 'npx manzil history 50')
    .argument('[count]', 'how many activations', readNumber(1), 20)
    .option(...json)
    .action(async (count: number, options: object) => (await import('./history')).history(count, options));
  command(program, 'uses', 'show which live parts use something', 'npx manzil uses projects/fragments/project-grid')
    .argument('<what>', 'a fragment, a path such as /pricing, or a shared module such as @site/ui/core')
    .action(async (what: string) => (await import('./uses')).uses(what));
  command(program, 'explain', 'show file and line in the sources for reported errors', 'npx manzil explain site.log')
    .argument(
      '<what>',
      'a line of the log, a file with such lines, or a text with /_/projects/main.0123456789.js:1:2345',
    )
    .action(async (what: string) => (await import('./explain')).explain(what));
}

function addTest(program: Command): void {
  command(program, 'test', 'run types, lint, units, build and the main end-to-end tests', 'npm test')
    .option('--rest', 'what this leaves out: npm run test:all')
    .option('--affected', 'only types, lint, format, and the tests that changes since the main branch can affect')
    .action(async (options: object) => (await import('./test')).test(options));
  command(program, 'e2e', 'run end-to-end tests of these sources, of BASE_URL, or of MIX', 'npm run e2e -- contact')
    .argument('[words...]', 'arguments of playwright test')
    .option('--mixes', 'with each remote one version older than the others, then one newer')
    .option('--pictures', 'compare every page and its main states with approved pictures; --update approves')
    .allowUnknownOption()
    .action(async (words: string[], options: object) => (await import('./e2e')).endToEnd(words, options));
  command(program, 'bench', 'measure first visits on a phone with Slow 4G', 'npx manzil bench https://manzil.example')
    .argument('[addresses...]', 'sites to measure beside these sources, by turns')
    .option('--runs <number>', 'runs of which the table has the median', readNumber(1), 3)
    .action(async (addresses: string[], options: { runs: number }) =>
      (await import('./bench')).bench(addresses, options),
    );
  command(program, 'bisect', 'find the release that broke an end-to-end test', 'npx manzil bisect gallery.spec.ts:12')
    .argument('<words...>', 'arguments of playwright test that name one test')
    .action(async (words: string[]) => (await import('./bisect')).bisect(words));
}

function addOperation(program: Command): void {
  command(program, 'start', 'build what changed, activate it and serve the site', 'npm start').action(async () =>
    (await import('./start')).start(),
  );
  command(program, 'deploy', 'build what changed and activate it, without serving', 'npx manzil deploy').action(
    async () => (await import('./deploy')).deployHere(),
  );
  command(program, 'serve', 'serve the live site without building', 'npx manzil serve').action(async () =>
    (await import('./serve')).serveLive(),
  );
  command(program, 'settings', "show or change the site's settings", 'npx manzil settings SITE_URL=https://a.example')
    .argument('[settings...]', 'NAME=value; NAME= removes the setting')
    .action(async (words: string[]) => (await import('./settings')).settings(words));
  addContacts(program);
}

function addContacts(program: Command): void {
  const contacts = program
    .command('contacts')
    .description('manage the contact requests in DATABASE_URL, or in the embedded database in DATA_DIR');
  const load = () => import('./contacts');
  command(contacts, 'list', 'list requests as a table', 'npx manzil contacts list --new')
    .option('--new', 'only requests that are not done')
    .action(async (options: { new?: boolean }) => (await load()).listRequests(options));
  command(contacts, 'done', 'mark requests as done', 'npx manzil contacts done 1a2b3c4d')
    .argument('<ids...>', 'ids, or their first eight characters as the list shows them')
    .action(async (ids: string[]) => (await load()).markRequestsDone(ids));
  command(contacts, 'delete', 'delete requests permanently', 'npx manzil contacts delete 1a2b3c4d')
    .argument('<ids...>', 'the same')
    .action(async (ids: string[]) => (await load()).deleteRequests(ids));
  command(contacts, 'export', 'print all requests', 'npx manzil contacts export csv > requests.csv')
    .addArgument(new Argument('<format>', 'csv: a spreadsheet').choices(['csv']))
    .action(async () => (await load()).exportRequests());
}

/** A command with its example, which `--help` shows. */
function command(program: Command, name: string, description: string, example: string): Command {
  const isElsewhere = isInstalled && ofWholeSite.includes(name);
  return program
    .command(name, { hidden: isElsewhere })
    .hook('preAction', () => {
      if (isElsewhere) throw new UserError(`npx manzil ${name} needs the sources of the whole site.`);
    })
    .description(description)
    .allowExcessArguments(false)
    .addHelpText('after', `\nExample: ${example}`);
}

function readNumber(least: number): (text: string) => number {
  return (text) => {
    const number = Number(text);
    if (Number.isSafeInteger(number) && number >= least) return number;
    throw new InvalidArgumentError(`Write a whole number from ${least} up.`);
  };
}
