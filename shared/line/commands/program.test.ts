/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { CommanderError } from 'commander';
import { createProgram } from './program';
import { reasonOf, UserError } from '../checkout';

const nowhere = '/nowhere/that/exists';

function run(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', join(import.meta.dirname, './main.ts'), ...args],
    {
      encoding: 'utf8',
      env: { ...process.env, SITE_DIR: nowhere, DATA_DIR: nowhere, NODE_OPTIONS: '' },
    },
  );
  return { status, text: stdout + stderr };
}

/** In this process, because starting one takes a second. Returns the error and output. */
async function parse(...args: string[]): Promise<{ error: unknown; text: string }> {
  let text = '';
  const keep = (words: string | Uint8Array) => ((text += words.toString()), true);
  for (const stream of [process.stdout, process.stderr]) jest.spyOn(stream, 'write').mockImplementation(keep);
  const error: unknown = await createProgram()
    .parseAsync(args, { from: 'user' })
    .then(
      () => undefined,
      (reason: unknown) => reason,
    );
  return { error, text };
}

test.each(['main.ts', '../bin/bootstrap.mjs'])('an old Node is refused in a sentence by %s', (file) => {
  const old = 'data:text/javascript,Object.defineProperty(process.versions, "node", { value: "18.20.4" })';
  const args = ['--import', 'tsx', '--import', old, join(import.meta.dirname, file), 'serve'];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect([status, stdout + stderr]).toEqual([1, 'Manzil needs Node 20.19 or later; this is 18.20.4.\n']);
});

describe('the command line', () => {
  beforeEach(() => {
    Object.assign(process.env, { SITE_DIR: nowhere, DATA_DIR: nowhere });
  });
  afterEach(() => {
    delete process.env.SITE_DIR;
    delete process.env.DATA_DIR;
  });

  test.each([
    [['rollback', 'projects', 'agency'], 'too many arguments'],
    [['release'], "missing required argument 'parts'"],
    [['history', 'all'], 'Write a whole number from 1 up.'],
    [['serf'], "unknown command 'serf'"],
    [['contacts', 'export', 'pdf'], 'Allowed choices are csv.'],
    [['contacts', 'done'], "missing required argument 'ids'"],
  ])('refuses %j, and does nothing', async (args, sentence) => {
    const { error, text } = await parse(...args);
    expect(text).toContain(sentence);
    expect(error).toBeInstanceOf(CommanderError);
    expect(error).toMatchObject({ exitCode: 1 });
  });

  test.each([
    [['contacts', 'export', 'csv'], 'There is no contact database in /nowhere/that/exists/contact'],
    [['contacts', 'done', 'ffffffff'], 'There is no contact database in /nowhere/that/exists/contact'],
    [['contacts', 'delete', 'ffffffff'], 'There is no contact database in /nowhere/that/exists/contact'],
    [['release', 'agency'], 'Nothing is live yet in /'],
    [['rollback', 'agency'], 'Nothing is live yet in /'],
    [['remove', 'agency'], 'Nothing is live yet in /'],
    [['preview', 'agency'], 'Nothing is live yet in /'],
    [['bisect', 'gallery.spec.ts:12'], 'Nothing is live yet in /'],
    [['settings', 'SITE_URL'], '"SITE_URL" is not a setting.'],
    [['serve'], 'Nothing is live yet in /'],
    [['status'], 'Nothing is live yet in /'],
    [['history'], 'Nothing is live yet in /'],
    [['explain', '/nowhere/report.json'], 'is neither a line of the log'],
    [['build', 'nobody'], 'There is no part "nobody" here. Parts: '],
    [['bench', 'manzil.example'], '"manzil.example" is not an address such as https://manzil.example.'],
    [['dev', 'nobody'], 'There is no part "nobody" here.'],
    [['new', 'shell'], '"shell" is reserved'],
    [
      ['new', 'fair', '--repository', nowhere, '--line', '/nowhere.tgz'],
      '--line is @manzil/line@<version> on an npm server.',
    ],
  ])('rejects with a sentence when %j fails', async (args, sentence) => {
    const { error } = await parse(...args);
    expect(error).toBeInstanceOf(UserError);
    expect(reasonOf(error)).toContain(sentence);
  });

  test.each([
    [0, ['rollback', '--help'], 'Example: npx manzil rollback projects'],
    [1, ['status'], 'Run npm start, or npx manzil deploy.\n'],
    [2, ['release', 'projects', 'agency', '--dry-fun'], "unknown option '--dry-fun'"],
  ])('ends with %i and without a stack: %j', (code, args, sentence) => {
    const { status, text } = run(...args);
    expect(text).toContain(sentence);
    expect(text).not.toMatch(/^\s+at /m);
    expect(status).toBe(code);
  });
});
