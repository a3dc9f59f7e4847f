/** @jest-environment node */
import { execFileSync, spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from '@site/build';
import { addPassed, chooseTests, type Checkout, type PassedTests } from './choose-tests';
import { readImports } from './imports';
import type { SeenInputs } from './inputs';
import { describeChoice } from './run-unit-tests';
import { Sources } from './sources';

const swc = [
  require.resolve('@swc/jest'),
  { swcrc: false, jsc: { parser: { syntax: 'typescript' } }, module: { type: 'commonjs' } },
];

/**
 * A checkout in small: a page that imports through another file, a store that reads SQL, a tool that starts a program.
 */
const files: Readonly<Record<string, string>> = {
  '.gitignore': '/build/\n',
  'package.json': JSON.stringify({
    jest: { testEnvironment: 'node', transform: { '\\.ts$': swc }, cacheDirectory: '/tmp/jest-of-choose-tests' },
  }),
  'package-lock.json': '{}',
  'README.md': 'A site',
  'src/page.ts': "exports.text = `${require('./price').price} in ${process.env.CURRENCY ?? 'EUR'}`;",
  'src/price.ts': "exports.price = require('./price.json').price;",
  'src/price.json': '{ "price": 5 }',
  'src/page.test.ts': "test('page', () => expect(require('./page').text).toMatch('5 in'));",
  'src/template.test.ts': `const text = "import { price } from './price';"; test('template', () => expect(text + require('./money').money).toMatch('5'));`,
  'src/money/index.ts': 'exports.money = 5;',
  'src/lazy.test.ts': "test('lazy', async () => { const name = './computed'; expect(require(name)).toBe(1); });",
  'src/computed.ts': 'module.exports = 1;',
  'sql/1.sql': 'create table contact ();',
  'src/store.test.ts':
    "const fs = require('node:fs'); test('store', () => { for (const name of fs.readdirSync('sql')) expect(fs.readFileSync('sql/' + name, 'utf8')).not.toBe(''); });",
  'src/optional.test.ts': "test('optional', () => expect(require('node:fs').existsSync('settings.json')).toBe(false));",
  'src/tool.test.ts':
    "test('tool', () => expect(require('node:child_process').spawnSync(process.execPath, ['--version']).status).toBe(0));",
  'src/built.test.ts': "test('built', () => expect(require('node:fs').readFileSync('build/a', 'utf8')).toBe('a'));",
  'src/red.test.ts': "test('red', () => { throw new Error('red'); });",
  'src/partial.test.ts': "test('partial', () => undefined); test.skip('needs a database', () => undefined);",
  'build/a': 'a',
};
/** Nobody can tell that these have passed. */
const always = ['built', 'partial', 'red'];

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'manzil-choose-')));
const env = { PATH: process.env.PATH, NODE_ENV: 'test' } as NodeJS.ProcessEnv;
let passed: PassedTests;
let records: Map<string, SeenInputs>;
let first: Checkout;

const write = (file: string, text: string) => {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
};

async function readCheckout(variables = env): Promise<Checkout> {
  const sources = await Sources.read(folder);
  if (!sources) throw new Error('git does not know the checkout.');
  return { sources, imports: await readImports(folder), env: variables };
}

/** Names of the test files that run. */
async function chosen(variables = env): Promise<string[]> {
  return chooseTests(await readCheckout(variables), passed).chosen.map((file) =>
    file.replace('src/', '').replace('.test.ts', ''),
  );
}

beforeAll(async () => {
  for (const [file, text] of Object.entries(files)) write(file, text);
  execFileSync('git', ['init', '--quiet'], { cwd: folder });
  first = await readCheckout();
  const output = join(folder, 'build/records');
  const jest = [
    require.resolve('jest/bin/jest'),
    '--runInBand',
    `--testRunner=${join(root, 'shared/tools/build/jest/recording-runner.cjs')}`,
  ];
  const { stderr } = spawnSync(process.execPath, jest, {
    cwd: folder,
    encoding: 'utf8',
    env: { ...env, INPUT_RECORDS: output },
  });
  if (!existsSync(output)) throw new Error(stderr);
  const all = readdirSync(output).map(
    (name) => JSON.parse(readFileSync(join(output, name), 'utf8')) as SeenInputs & { test: string },
  );
  // jest reads a module, or JSON, when the first test file of a process needs it, which is not noted for the others.
  records = new Map(
    all.map(({ test, ...seen }) => [
      test,
      { ...seen, files: seen.files.filter((file) => !seen.modules.includes(file) && file !== 'src/price.json') },
    ]),
  );
  passed = addPassed(first, first, undefined, [], records);
}, 60_000);

afterEach(() => {
  for (const [file, text] of Object.entries(files)) write(file, text);
  for (const file of ['settings.json', 'sql/2.sql', 'src/money.ts', 'src/new.test.ts'])
    rmSync(join(folder, file), { force: true, recursive: true });
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('npm run check leaves out the test files that have passed with the same sources', () => {
  it('so that only those run again of which that cannot be told: failed, partly left out, or reading what git ignores', async () => {
    expect(await chosen()).toEqual(always);
  });

  it.each([
    ['the test itself', 'src/page.test.ts', ['page', 'tool']],
    ['a file that only an indirect import reaches', 'src/price.ts', ['page', 'tool']],
    ['JSON that is imported', 'src/price.json', ['page', 'tool']],
    ['a module with a computed name', 'src/computed.ts', ['lazy', 'tool']],
    ['SQL that is read', 'sql/1.sql', ['store', 'tool']],
    ['a file that a folder gets, which a test lists', 'sql/2.sql', ['store', 'tool']],
    ['a file that was looked for and was not there', 'settings.json', ['optional', 'tool']],
    ['what only a test reads that starts a program', 'README.md', ['tool']],
    ['a file that takes the place of an imported one', 'src/money.ts', ['template', 'tool']],
    ['a new test', 'src/new.test.ts', ['new', 'tool']],
  ])('and runs those again that see a change of %s', async (_, file, expected) => {
    write(file, `${files[file] ?? ''}\n`);
    expect(await chosen()).toEqual([...always, ...expected].sort());
  });

  it('and runs those again whose import has been removed', async () => {
    rmSync(join(folder, 'src/price.ts'));
    // What stands in a string looks like an import, too.
    expect(await chosen()).toEqual([...always, 'page', 'template', 'tool'].sort());
  });

  it.each([
    ['the lock file', 'package-lock.json'],
    ['how tests run', 'shared/tools/build/jest/setup.ts'],
    ['the compiler’s configuration', 'tsconfig.json'],
  ])('and runs all after a change of %s, and says so', async (_, file) => {
    write(file, '{ }');
    const choice = chooseTests(await readCheckout(), passed);
    rmSync(join(folder, file));
    expect(choice.leftOut).toEqual([]);
    expect(describeChoice(choice)).toBe(
      `unit and page tests: all 9 files run, because ${file} is not what it was when they passed`,
    );
  });

  it('and runs all when a variable changes that the sources name, but not for any other', async () => {
    expect(await chosen({ ...env, CURRENCY: 'PKR' })).toHaveLength(9);
    expect(await chosen({ ...env, WINDOW_NUMBER: '7' })).toEqual(always);
  });

  it('and runs all when nothing is known of them', async () => {
    const choice = chooseTests(await readCheckout(), undefined);
    expect(describeChoice(choice)).toBe(
      'unit and page tests: all 9 files run, because it is not recorded yet what has passed',
    );
  });

  it('and says how many, and how to run them too', async () => {
    expect(describeChoice(chooseTests(await readCheckout(), passed))).toBe(
      'unit and page tests: 6 of 9 files have passed with the same sources and are left out; npm run check -- --all runs them too',
    );
  });

  it('and does not count a file as passed that was edited while it ran, but keeps what was left out', async () => {
    write('src/price.json', '{ "price": 50 }');
    const after = await readCheckout();
    const kept = addPassed(
      first,
      after,
      passed,
      ['src/store.test.ts'],
      new Map([...records].filter(([test]) => /page|optional/.test(test))),
    );
    expect(Object.keys(kept.files).sort()).toEqual(['src/optional.test.ts', 'src/store.test.ts']);
  });
});
