/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { newFolder, writeFiles } from '../testing/folder';
import { root } from '../checkout';

let folder: string;
beforeEach(() => {
  folder = newFolder({ 'shell/a.ts': '', 'remote-agency/a.ts': '', 'remote-projects/a.ts': '' });
  run('git', ['init', '--quiet']);
  commit({ '.gitignore': 'bin\n*.txt\n*.md\npreview\n' });
});

function run(program: string, words: readonly string[], env: NodeJS.ProcessEnv = {}, input = '') {
  const author = { GIT_AUTHOR_NAME: 'a', GIT_AUTHOR_EMAIL: 'a', GIT_COMMITTER_NAME: 'a', GIT_COMMITTER_EMAIL: 'a' };
  const PATH = `${join(folder, 'bin')}:${process.env.PATH}`;
  const all = { PATH, GIT_CONFIG_GLOBAL: '/dev/null', ...author, ...env };
  const { status, stdout, stderr } = spawnSync(program, words, { cwd: folder, encoding: 'utf8', input, env: all });
  return { status, stdout, stderr };
}

const script = (name: string, words: readonly string[] = [], env: NodeJS.ProcessEnv = {}, input = '') =>
  run(join(root, '.github/scripts', `${name}.sh`), words, env, input);

/** Returns the new commit. */
function commit(files: Record<string, string>): string {
  writeFiles(folder, files);
  run('git', ['add', '.']);
  run('git', ['commit', '--quiet', '--message', 'planted']);
  return run('git', ['rev-parse', 'HEAD']).stdout.trim();
}

/** A program that notes its arguments in `<name>.txt`, then runs this. */
function plant(name: string, code = ''): void {
  const file = `bin/${name}`;
  writeFiles(folder, { [file]: `#!/bin/bash\necho "$@" >> ${name}.txt\n${code}\n` });
  chmodSync(join(folder, file), 0o755);
}

const read = (name: string) => readFileSync(join(folder, name), 'utf8');
const called = (name: string) =>
  existsSync(join(folder, `${name}.txt`)) ? read(`${name}.txt`).trim().split('\n') : [];

describe('changed parts', () => {
  const parts = (...words: string[]) => JSON.parse(script('changed-parts', words).stdout) as string[];
  const all = ['shell', 'agency', 'projects'];

  test('are those whose folder has changed, and with --shared all after a change in shared code', () => {
    const first = commit({ 'shared/ui/a.ts': 'one' });
    commit({ 'remote-agency/a.ts': 'two', 'e2e/a.ts': 'two' });
    expect(parts(first)).toEqual(['agency']);
    expect(parts(first, '--shared')).toEqual(['agency']);
    commit({ 'shared/ui/a.ts': 'three' });
    expect(parts(first)).toEqual(['agency']);
    expect(parts(first, '--shared')).toEqual(all);
  });

  test.each(['', '0'.repeat(40), 'f'.repeat(40)])('are all after a push from an unknown commit "%s"', (base) => {
    expect(parts(base)).toEqual(all);
    expect(script('changed-parts', [base]).stderr).toBe('');
  });
});

test('live parts that are behind their sources are named', () => {
  const [before, then, now] = [
    commit({}),
    commit({ 'remote-agency/a.ts': 'new' }),
    commit({ 'shared/ui/a.ts': 'new', 'remote-projects/a.ts': 'new' }),
  ];
  const behind = (live: Record<string, string>) => {
    const parts = Object.entries(live).map(([part, sha]) => ({ part, version: '1.0.0-a', commit: sha }));
    const { status, stdout } = script('parts-behind', [], {}, JSON.stringify({ parts }));
    expect(status).toBe(0);
    return Array.from(stdout.matchAll(/^- (\w+) 1\.0\.0-a is behind its sources/gm), ([, part]) => part);
  };
  expect(behind({ agency: now, projects: `${now}+`, shell: now })).toEqual([]);
  expect(behind({ agency: before, projects: now })).toEqual(['agency']);
  expect(behind({ agency: then, projects: now, shell: then })).toEqual(['agency', 'shell']);
});

describe('operating', () => {
  const operate = (COMMAND: string, WORDS = '') => script('operate', [], { COMMAND, WORDS, REASON: 'it broke' });
  beforeEach(() => plant('npx'));

  test.each([
    ['rollback', '', 'manzil rollback --why it broke --'],
    ['rollback', 'agency', 'manzil rollback --why it broke -- agency'],
    ['release', 'agency@1 shell@2', 'manzil release --why it broke -- agency@1 shell@2'],
    ['settings', 'SITE_URL=https://a.example', 'manzil settings -- SITE_URL=https://a.example'],
    ['prune', '', 'manzil prune --'],
  ])('%s "%s" is the command of the documents', (command, words, wanted) => {
    expect(operate(command, words).status).toBe(0);
    expect(called('npx')).toEqual([wanted]);
  });

  test.each(['agency', 'agency@1 shell', ''])(
    '"%s" is not released: nothing is built beside the right to write',
    (words) => {
      const { status, stdout } = operate('release', words);
      expect({ status, stdout }).toEqual({
        status: 1,
        stdout: expect.stringContaining('write part@version') as string,
      });
      expect(called('npx')).toEqual([]);
    },
  );

  test('a refused command fails', () => {
    plant('npx', 'exit 1');
    expect(operate('rollback').status).toBe(1);
  });
});

describe('a preview', () => {
  const preview = (base: string) => script('preview', [base], { SERVE: 'serve preview/public' });

  test('says what the dry run says, how contracts differ, and how to serve the site', () => {
    const base = commit({ 'shared/contracts/src/generated/paths.ts': 'old\n' });
    commit({ 'shared/contracts/src/generated/paths.ts': 'new\n', 'remote-agency/a.ts': 'new' });
    plant('npx', 'echo "says $2"; [ $2 != preview ] || mkdir -p preview/public');
    expect(preview(base).status).toBe(0);
    expect(called('npx')).toEqual([
      'manzil build shell agency projects',
      'manzil release shell agency projects --dry-run --without-browser',
      'manzil preview shell agency projects --to preview',
    ]);
    expect(read('report.md')).toMatch(/^ {4}says release\n[^]*^ {4}-old\n {4}\+new\n[^]*^ {4}serve preview\/public\n/m);
  });

  test.each(['build', 'release', 'preview'])('fails when the parts are refused at "%s", and says so', (command) => {
    const base = commit({});
    commit({ 'remote-agency/a.ts': 'new' });
    plant('npx', `[ $2 != ${command} ] || { echo "refused: $2" >&2; exit 1; }`);
    const { status, stdout, stderr } = preview(base);
    expect(status).toBe(1);
    expect(stdout + stderr).toContain(`refused: ${command}`);
    expect(read('report.md')).toContain('With agency beside what is live');
  });

  test('without a changed part builds nothing', () => {
    plant('npx');
    expect(preview(commit({}))).toMatchObject({ status: 0 });
    expect(read('report.md')).toBe('No part changes.\n');
    expect(called('npx')).toEqual([]);
  });
});

describe('a red workflow', () => {
  const report = (IS_RED: string, open: string) => {
    plant('gh', `case "$2" in list) echo "${open}" ;; view) printf 'whole\\nnewest (webpack)\\n' ;; esac`);
    const run = {
      GITHUB_WORKFLOW: 'smoke',
      GITHUB_REPOSITORY: 'a/b',
      GITHUB_SERVER_URL: 'https://x',
      GITHUB_RUN_ID: '7',
    };
    expect(script('report-red', [], { IS_RED, ...run })).toMatchObject({ status: 0 });
    return called('gh').filter((words) => !/^(issue list|run view) /.test(words));
  };

  test.each([
    [
      'opens one issue, which names the red jobs',
      'true',
      '',
      [
        expect.stringMatching(
          /^issue create --repo a\/b --title The workflow smoke is red --body .*: whole, newest \(webpack\)$/,
        ),
      ],
    ],
    ['does not open a second', 'true', '12', []],
    ['closes it when it is green', 'false', '12', [expect.stringContaining('issue close 12')]],
    ['says nothing while it is green', 'false', '', []],
  ])('%s', (_, isRed, open, wanted) => {
    expect(report(isRed, open)).toEqual(wanted);
  });
});

test('the newest version of a package is installed wherever it is pinned, and nothing else', () => {
  const manifest = (version: string) =>
    JSON.stringify({ dependencies: { react: version, 'react-dom': version, zod: '1.0.0' } }, null, 2);
  commit({ 'package.json': '{}', 'shell/package.json': manifest('19.0.0') });
  plant('npm', '[ "$1" != view ] || echo 20.1.0');
  expect(script('newest', ['react', 'react-dom'])).toMatchObject({
    status: 0,
    stdout: '- react 20.1.0\n- react-dom 20.1.0\n',
  });
  expect(read('shell/package.json')).toBe(manifest('20.1.0'));
  expect(called('npm').at(-1)).toMatch(/^install /);
});
