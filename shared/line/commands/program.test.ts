/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { CommanderError } from 'commander';
import { reasonOf, UserError } from '../storage';
import { createProgram } from './program';

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

describe('the command line', () => {
  beforeEach(() => {
    Object.assign(process.env, { SITE_DIR: nowhere, DATA_DIR: nowhere });
  });
  afterEach(() => {
    delete process.env.SITE_DIR;
    delete process.env.DATA_DIR;
  });

  it.each([
    [['rollback', 'projects', 'agency'], 'too many arguments'],
    [['release'], "missing required argument 'parts'"],
    [['release', 'agency', '--share', '0'], 'Write a whole number from 1 to 100.'],
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

  it.each([
    [['contacts', 'export', 'csv'], 'There is no contact database in /nowhere/that/exists/contact'],
    [['contacts', 'done', 'ffffffff'], 'There is no contact database in /nowhere/that/exists/contact'],
    [['contacts', 'delete', 'ffffffff'], 'There is no contact database in /nowhere/that/exists/contact'],
    [['release', 'agency'], 'Nothing is live yet.'],
    [['rollback', 'agency'], 'Nothing is live yet.'],
    [['remove', 'agency'], 'Nothing is live yet.'],
    [['preview', 'agency'], 'Nothing is live yet.'],
    [['bisect', 'gallery.spec.ts:12'], 'Nothing is live yet.'],
    [['settings', 'SITE_URL'], '"SITE_URL" is not a setting.'],
    [['serve'], 'Nothing is live yet.'],
    [['status'], 'Nothing is live yet.'],
    [['history'], 'Nothing is live yet.'],
    [['explain', '/nowhere/report.json'], 'is neither a line of the log'],
    [['build', 'nobody'], 'There is no part "nobody" here.'],
    [['bench', 'manzil.example'], '"manzil.example" is not an address such as https://manzil.example.'],
    [['dev', 'nobody'], 'There is no part "nobody" here.'],
    [['new', 'shell'], '"shell" is reserved'],
    [['new', 'fair', '--repository', nowhere, '--line', '/nowhere.tgz'], 'or @manzil/line@<version> on an npm server.'],
  ])('rejects with a sentence when %j fails', async (args, sentence) => {
    const { error } = await parse(...args);
    expect(error).toBeInstanceOf(UserError);
    expect(reasonOf(error)).toContain(sentence);
  });

  it.each([
    [0, ['rollback', '--help'], 'Example: npx manzil rollback projects'],
    [1, ['status'], 'Nothing is live yet. Run npm start, or npx manzil compose.\n'],
    [2, ['release', 'projects', 'agency', '--dry-fun'], "unknown option '--dry-fun'"],
  ])('ends with %i and without a stack: %j', (code, args, sentence) => {
    const { status, text } = run(...args);
    expect(text).toContain(sentence);
    expect(text).not.toMatch(/^\s+at /m);
    expect(status).toBe(code);
  });
});
