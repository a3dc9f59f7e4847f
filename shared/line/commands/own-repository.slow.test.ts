/** @jest-environment node */
import { execFile } from 'node:child_process';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { newFolder } from '../testing/folder';
import { root } from '../checkout';

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

const commit = async (cwd: string) => {
  await run(cwd, 'git', 'add', '.');
  await run(cwd, 'git', 'commit', '--quiet', '--message', 'chore: begin');
};

/** As a colleague or CI has it: a clone without the neighbors of the first one. Resolves with its folder. */
async function cloneAfresh(part: string): Promise<string> {
  const clone = join(newFolder(), part);
  await run(folder, 'git', 'clone', '--quiet', at(part), clone);
  await run(clone, 'npm', 'ci', '--prefer-offline', '--no-audit', '--no-fund');
  return clone;
}

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
  await manzil('deploy');
  await mkdir(at('line'));
  await run(root, 'npm', 'pack', '-w', 'shared/line', '--pack-destination', at('line'));
  await manzil('new', 'spring-fair', '--repository', at('fair'), ...(await place()));
  await run(at('fair'), 'git', 'init', '--quiet');
  await install(at('fair'));
  await commit(at('fair'));
  const { packages } = JSON.parse(await readFile(at('fair/package-lock.json'), 'utf8')) as { packages: object };
  expect(Object.keys(packages).filter((name) => /@site\/|^(shared|shell|remote-)/.test(name))).toEqual([]);
  expect(await run(await cloneAfresh('fair'), 'npm', 'test')).toContain('end to end: passed');
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

/** Its version there is the live one; a changed text goes live, and is rolled back. */
async function releaseFromOwnRepository(part: string, before: string | undefined): Promise<void> {
  const said = await run(at(part), 'npm', 'run', 'release', '--', '--dry-run', '--without-browser');
  expect(said).toContain(`fits what is live: ${part} ${before};`);
  await changeText(part);
  // The release of the fair above opens its pages in Chromium.
  expect(await run(at(part), 'npm', 'run', 'release', '--', '--without-browser')).toContain('live: composition');
  expect(await liveVersion(part)).not.toBe(before);
  await run(at(part), 'npx', 'manzil', 'rollback', part);
  expect(await liveVersion(part)).toBe(before);
}

test('agency takes its history along, is tested from a clone, and goes live from there', async () => {
  const before = await liveVersion('agency');
  await run(root, 'git', 'subtree', 'split', '-q', '--prefix=remote-agency', '--branch', 'history-of-agency');
  await manzil('new', 'agency', '--repository', at('agency'), ...(await place()));
  await run(at('agency'), 'git', 'init', '--quiet');
  await run(at('agency'), 'git', 'commit', '--quiet', '--allow-empty', '--message', 'chore: begin');
  await run(at('agency'), 'git', 'subtree', 'add', '-q', '--prefix=remote-agency', root, 'history-of-agency');
  await run(root, 'git', 'branch', '--quiet', '--delete', '--force', 'history-of-agency');
  await install(at('agency'));
  await commit(at('agency'));
  expect(await run(at('agency'), 'git', 'log', '--oneline')).not.toBe('');
  expect(await run(await cloneAfresh('agency'), 'npm', 'test')).toContain('end to end: no tests in e2e/');
  await releaseFromOwnRepository('agency', before);
}, 1_200_000);

test.each(['account', 'marketing', 'projects'])(
  '%s keeps its version in its own repository, and goes live from there',
  async (part) => {
    const before = await liveVersion(part);
    await manzil('new', part, '--repository', at(part), ...(await place()));
    await run(at(part), 'git', 'init', '--quiet');
    await cp(join(root, `remote-${part}`), join(at(part), `remote-${part}`), { recursive: true });
    // The packages of agency, and those that only this part needs: an install takes minutes on a slow disk.
    await run(at(part), 'cp', '-al', at('agency/node_modules'), 'node_modules');
    await rm(at(`${part}/node_modules/@manzil/line/node_modules/@site`), { recursive: true }); // Links of agency.
    const manifest = await readFile(join(root, `remote-${part}/package.json`), 'utf8');
    const { dependencies } = JSON.parse(manifest) as { dependencies: Record<string, string> };
    for (const name of Object.keys(dependencies).filter((each) => !each.startsWith('@site/'))) {
      const [from, to] = [join(root, 'node_modules', name), at(`${part}/node_modules/${name}`)];
      await cp(from, to, { recursive: true, force: false });
    }
    await commit(at(part));
    await run(at(part), 'npx', 'manzil', 'pull');
    await releaseFromOwnRepository(part, before);
  },
  1_200_000,
);
