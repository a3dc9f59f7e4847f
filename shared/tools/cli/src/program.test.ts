/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const main = join(import.meta.dirname, 'main.ts');

/** The command line in a process of its own, as npm starts it. */
function run(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', main, ...args], {
    encoding: 'utf8',
    env: { ...process.env, SITE_DIR: '/nowhere/that/exists', NODE_OPTIONS: '' },
  });
  return { status, text: stdout + stderr };
}

describe('the command line', () => {
  it.each([
    [['release', 'projects', 'agency', '--dry-fun'], "unknown option '--dry-fun'"],
    [['rollback', 'projects', 'agency'], 'too many arguments'],
    [['release'], "missing required argument 'parts'"],
    [['console', '--port', '70000'], 'Write a whole number from 0 to 65535.'],
    [['history', 'all'], 'Write a whole number from 1 up.'],
    [['serf'], "unknown command 'serf'"],
  ])('refuses %j with exit code 2, and does nothing', (args, sentence) => {
    const { status, text } = run(...args);
    expect(text).toContain(sentence);
    expect(status).toBe(2);
  });

  it('has help with an example for a command, and ends with 0', () => {
    const { status, text } = run('rollback', '--help');
    expect(text).toContain('Example: npm run rollback -- projects');
    expect(status).toBe(0);
  });

  it('ends with 1 and says what to do when nothing is live, also for a check', () => {
    for (const command of [['status'], ['check-release', 'agency'], ['release', 'agency', '--dry-run']]) {
      const { status, text } = run(...command);
      expect(text).toContain('Nothing is live yet. Run npm start, or npm run compose.');
      expect(status).toBe(1);
    }
  });
});
