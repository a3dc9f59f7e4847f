/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { CommanderError } from 'commander';
import { UserError } from '@site/delivery/storage';
import { createProgram } from './program';

const nowhere = '/nowhere/that/exists';

/** The command line in a process of its own, as npm starts it. */
function run(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', join(import.meta.dirname, 'main.ts'), ...args],
    {
      encoding: 'utf8',
      env: { ...process.env, SITE_DIR: nowhere, NODE_OPTIONS: '' },
    },
  );
  return { status, text: stdout + stderr };
}

/** The same without the process, whose start takes a second: what it is refused with, and what is printed before. */
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
    process.env.SITE_DIR = nowhere;
  });
  afterEach(() => {
    delete process.env.SITE_DIR;
  });

  it.each([
    [['release', 'projects', 'agency', '--dry-fun'], "unknown option '--dry-fun'"],
    [['rollback', 'projects', 'agency'], 'too many arguments'],
    [['release'], "missing required argument 'parts'"],
    [['console', '--port', '70000'], 'Write a whole number from 0 to 65535.'],
    [['history', 'all'], 'Write a whole number from 1 up.'],
    [['serf'], "unknown command 'serf'"],
  ])('refuses %j, and does nothing', async (args, sentence) => {
    const { error, text } = await parse(...args);
    expect(text).toContain(sentence);
    expect(error).toBeInstanceOf(CommanderError);
    expect(error).toMatchObject({ exitCode: 1 });
  });

  it('ends with 2 when it is misused', () => {
    const { status, text } = run('release', 'projects', 'agency', '--dry-fun');
    expect(text).toContain("unknown option '--dry-fun'");
    expect(status).toBe(2);
  });

  it('has help with an example for a command, and ends with 0', () => {
    const { status, text } = run('rollback', '--help');
    expect(text).toContain('Example: npm run rollback -- projects');
    expect(status).toBe(0);
  });

  it('ends with 1 and says what to do when nothing is live', () => {
    const { status, text } = run('status');
    expect(text).toContain('Nothing is live yet. Run npm start, or npm run compose.');
    expect(status).toBe(1);
  });

  it.each([[['check-release', 'agency']], [['release', 'agency', '--dry-run']]])(
    'says what to do when nothing is live, also for %j',
    async (args) => {
      const { error } = await parse(...args);
      expect(error).toEqual(new UserError('Nothing is live yet. Run npm start, or npm run compose.'));
    },
  );
});
