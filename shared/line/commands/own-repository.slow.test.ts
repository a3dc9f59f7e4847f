/** @jest-environment node */
import { execFile } from 'node:child_process';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../build';
import { newFolder } from '../testing/folder';

const execute = promisify(execFile);

const folder = newFolder();
const at = (path: string) => join(folder, path);

/** As in a terminal. Resolves with the output. */
async function run(cwd: string, command: string, ...args: string[]): Promise<string> {
  const { PATH, HOME, CHROMIUM_PATH } = process.env;
  const env = { PATH, HOME, ...(CHROMIUM_PATH ? { CHROMIUM_PATH } : {}), SITE_DIR: at('site'), DATA_DIR: at('data') };
  const { stdout, stderr } = await execute(command, args, { cwd, env, maxBuffer: 2 ** 26 });
  return stdout + stderr;
}

const manzil = (...args: string[]) => run(root, 'npx', 'manzil', ...args);

/** Where a new repository finds its line, and the site. */
async function place(): Promise<string[]> {
  const [file = ''] = await readdir(at('line'));
  return ['--line', at(`line/${file}`), '--storage', at('site')];
}

const install = (cwd: string) => run(cwd, 'npm', 'install', '--prefer-offline', '--no-audit', '--no-fund');

/** Files that contain the word, without installed packages. */
async function findWord(path: string, word: string): Promise<string[]> {
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((file) => !/[\\/](node_modules|\.cache|\.git)[\\/]/.test(file.slice(path.length)));
  const texts = await Promise.all(files.map(async (file) => [file, await readFile(file, 'utf8')] as const));
  return texts.flatMap(([file, text]) => (text.includes(word) ? [file] : []));
}

test('a team with its own repository tests and releases its part, and reads no other', async () => {
  await manzil('compose');
  await mkdir(at('line'));
  await run(root, 'npm', 'pack', '-w', 'shared/line', '--pack-destination', at('line'));
  await manzil('new', 'spring-fair', '--repository', at('fair'), ...(await place()));
  await run(at('fair'), 'git', 'init', '--quiet');
  await install(at('fair'));
  const { packages } = JSON.parse(await readFile(at('fair/package-lock.json'), 'utf8')) as { packages: object };
  expect(Object.keys(packages).filter((name) => /@site\/|^(shared|shell|remote-)/.test(name))).toEqual([]);
  expect(await run(at('fair'), 'npm', 'test')).toContain('end to end: passed');
  expect(await run(at('fair'), 'npm', 'run', 'release')).toContain('live: composition');
  expect(await manzil('status')).toMatch(/^spring-fair +1\.0\.0-[0-9a-f]{8}/m);
  const packed = await readdir(at('fair/node_modules/@manzil/line'), { recursive: true });
  expect(packed.filter((name) => /\.test\.|(^|\/)(testing|remote-[a-z]+|shell)\//.test(name))).toEqual([]);
  // Words of the sources of agency, projects and the shell.
  for (const word of ['AnnualPricing', 'PaymentPlan', 'start-beacon'])
    expect(await findWord(at('fair'), word)).toEqual([]);
}, 1_200_000);

/** A text that each team changes, and its file. */
const texts: Readonly<Record<string, readonly [file: string, text: string]>> = {
  account: ['src/pages/login.tsx', "Don't have an account?"],
  agency: ['src/pages/pricing.tsx', 'Plans for all sizes'],
  marketing: ['src/pages/coming-soon.tsx', 'Stay tuned!'],
  projects: ['src/pages/projects.tsx', 'Our Projects'],
};
const remotes = Object.keys(texts);

/** `1.0.0-1a2b3c4d`, live. */
async function liveVersion(part: string): Promise<string | undefined> {
  return new RegExp(`^${part} +(1\\.0\\.0-[0-9a-f]{8})`, 'm').exec(await manzil('status'))?.[1];
}

async function changeText(part: string): Promise<void> {
  const [path = '', text = ''] = texts[part] ?? [];
  const file = join(at(part), `remote-${part}`, path);
  const before = await readFile(file, 'utf8');
  expect(before).toContain(text);
  await writeFile(file, before.replace(text, 'A new text'));
}

test('a repository without remotes builds the same shell, and tests it with the live parts', async () => {
  const version = await liveVersion('shell');
  await run(folder, 'git', 'clone', '--quiet', root, at('platform'));
  await run(at('platform'), 'git', 'rm', '--quiet', '-r', ...remotes.map((name) => `remote-${name}`));
  await run(at('platform'), 'npx', 'manzil', 'pull', '--from', at('site'));
  await run(at('platform'), 'npm', 'run', 'types');
  const said = await run(at('platform'), 'npx', 'manzil', 'release', 'shell', '--dry-run', '--without-browser');
  expect(said).toContain(`fits what is live: shell ${version};`);
  expect(await run(at('platform'), 'npm', 'run', 'e2e', '--', '@smoke')).toContain('end to end: passed');
}, 1_200_000);

test.each(remotes)(
  '%s keeps its version and history in its own repository, and goes live from there',
  async (part) => {
    const before = await liveVersion(part);
    await run(root, 'git', 'subtree', 'split', '-q', `--prefix=remote-${part}`, '--branch', `history-of-${part}`);
    await manzil('new', part, '--repository', at(part), ...(await place()));
    for (const words of [
      ['init', '--quiet'],
      ['add', '.'],
      ['commit', '--quiet', '--message', 'chore: begin'],
    ])
      await run(at(part), 'git', ...words);
    await run(at(part), 'git', 'subtree', 'add', '-q', `--prefix=remote-${part}`, root, `history-of-${part}`);
    await run(root, 'git', 'branch', '--quiet', '--delete', '--force', `history-of-${part}`);
    await install(at(part));
    const said = await run(at(part), 'npm', 'run', 'release', '--', '--dry-run', '--without-browser');
    expect(said).toContain(`fits what is live: ${part} ${before};`);
    expect(await run(at(part), 'git', 'log', '--oneline')).not.toBe('');
    expect(await run(at(part), 'npm', 'test')).toContain('end to end: passed');
    await changeText(part);
    expect(await run(at(part), 'npm', 'run', 'release')).toContain('live: composition');
    expect(await liveVersion(part)).not.toBe(before);
    await run(at(part), 'npx', 'manzil', 'rollback', part);
    expect(await liveVersion(part)).toBe(before);
  },
  1_200_000,
);
