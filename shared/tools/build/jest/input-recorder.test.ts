/** @jest-environment node */
import { execFile, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { Worker } from 'node:worker_threads';

interface Inputs {
  everything: boolean;
  files: string[];
  folders: string[];
  trees: string[];
}

const { startRecording } = jest.requireActual<{ startRecording: (root: string) => { stop: () => Inputs } }>(
  './input-recorder.cjs',
);
const root = resolve(__dirname, '../../../..');
const child = 'shared/tools/delivery/src/check/compiler-child.ts';
const nothing: Inputs = { everything: false, files: [], folders: [], trees: [] };

/** What is noted of an action. */
async function noted(action: () => unknown): Promise<Inputs> {
  const recording = startRecording(root);
  await action();
  return recording.stop();
}

describe('what a test file reads of the repository is known to whoever leaves it out later', () => {
  it.each([
    ['a file', () => readFileSync(join(root, 'README.md')), { files: ['README.md'] }],
    ['a file by its URL, later', () => readFile(pathToFileURL(join(root, 'README.md'))), { files: ['README.md'] }],
    ['a file that is not there', () => existsSync(join(root, 'nothing.json')), { files: ['nothing.json'] }],
    [
      'a package of the site',
      () => readFileSync(join(root, 'node_modules/@site/contracts/package.json')),
      { files: ['shared/packages/contracts/package.json'] },
    ],
    ['the names in a folder', () => readdirSync(join(root, 'e2e/site')), { folders: ['e2e/site'] }],
    ['all below a folder', () => readdirSync(join(root, 'e2e/site'), { recursive: true }), { trees: ['e2e/site'] }],
    ['a program that may read all', () => spawnSync(process.execPath, ['--version']), { everything: true }],
    ['such a program, by a promise', () => promisify(execFile)(process.execPath, ['--version']), { everything: true }],
    [
      'Node elsewhere, which is given a path of the repository',
      () => spawnSync(process.execPath, ['--version', `--config=${join(root, 'tsconfig.json')}`], { cwd: tmpdir() }),
      { everything: true },
    ],
    [
      'a script of the repository',
      () => spawnSync(process.execPath, ['--version', join(root, 'shared/tools/cli/src/main.ts')]),
      { everything: true },
    ],
    [
      'a script that is known to read one folder',
      () => spawnSync(process.execPath, ['--version', join(root, child)]),
      { files: [child], trees: [dirname(child)] },
    ],
    [
      'a program of the repository that starts elsewhere',
      () => spawnSync(join(root, 'node_modules/.bin/tsc'), ['--version'], { cwd: tmpdir() }),
      { everything: true },
    ],
    ['the history of the sources', () => spawnSync('git', ['log', '-1'], { cwd: root }), { everything: true }],
  ])('%s', async (_, action, expected) => {
    expect(await noted(action)).toMatchObject({ ...nothing, ...expected });
  });

  it.each([
    ['what lies elsewhere', () => existsSync(tmpdir())],
    [
      'an installed package, which the lock file names',
      () => readFileSync(join(root, 'node_modules/react/package.json')),
    ],
    [
      'Node with a script that was written or copied elsewhere',
      () => spawnSync(process.execPath, ['--version'], { cwd: tmpdir() }),
    ],
    ['the history of sources elsewhere', () => spawnSync('git', ['log', '-1'], { cwd: tmpdir() })],
    ['who commits', () => spawnSync('git', ['config', 'user.name'], { cwd: root })],
  ])('but not %s', async (_, action) => {
    expect(await noted(action)).toEqual(nothing);
  });

  it.each([
    ['shell', true],
    ['node_modules/@site/contracts', true],
    ['node_modules/react', false],
  ])('all of it, through a link from elsewhere to %s: %s', async (target, everything) => {
    const folder = mkdtempSync(join(tmpdir(), 'manzil-recorder-'));
    const found = await noted(() => symlinkSync(join(root, target), join(folder, 'link')));
    rmSync(folder, { recursive: true });
    expect(found).toEqual({ ...nothing, everything });
  });

  it('all of it, in a thread that is not known to read nothing', async () => {
    const start = async (file: string) =>
      noted(
        async () =>
          await new Worker(join(root, file), { workerData: undefined }).on('error', () => undefined).terminate(),
      );
    expect((await start('shared/tools/build/jest/script-url.cjs')).everything).toBe(true);
    const known = 'shared/services/contact-store/src/database/embedded/pglite-thread.mjs';
    expect(await start(known)).toEqual({ ...nothing, files: [known] });
  });

  it('nothing after the test file has ended', () => {
    const recording = startRecording(root);
    const first = recording.stop();
    readFileSync(join(root, 'README.md'));
    expect(first).toEqual(nothing);
  });
});
