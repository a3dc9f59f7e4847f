/** @jest-environment node */
import { execFile } from 'node:child_process';
import { cp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
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

/** Writes the repository of a part, with the packed line. */
const writeRepository = (part: string, folderName = part) =>
  manzil('new', part, '--repository', at(folderName), '--storage', at('site'));

const install = (cwd: string, ...how: string[]) =>
  run(cwd, 'npm', ...how, '--prefer-offline', '--no-audit', '--no-fund');

const commit = async (cwd: string) => {
  await run(cwd, 'git', 'add', '.');
  await run(cwd, 'git', 'commit', '--quiet', '--message', 'chore: begin');
};

/** Completes the lock file of a new repository, and clones it as a colleague or CI has it. */
async function cloneAfresh(from: string, to: string): Promise<void> {
  await install(at(from), 'install', '--package-lock-only');
  await commit(at(from));
  await run(folder, 'git', 'clone', '--quiet', at(from), at(to));
  await install(at(to), 'ci');
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
  await writeRepository('spring-fair', 'new-fair');
  await run(at('new-fair'), 'git', 'init', '--quiet');
  await cloneAfresh('new-fair', 'fair');
  const { packages } = JSON.parse(await readFile(at('fair/package-lock.json'), 'utf8')) as { packages: object };
  expect(Object.keys(packages).filter((name) => /@site\/|^(shared|shell|remote-)/.test(name))).toEqual([]);
  expect(await run(at('fair'), 'npm', 'test')).toContain('end to end: passed');
  expect(await run(at('fair'), 'npm', 'run', 'release')).toContain('live: composition');
  expect(await manzil('status')).toMatch(/^spring-fair +1\.0\.0-[0-9a-f]{8}/m);
  const packed = await readdir(at('fair/node_modules/@manzil/line'), { recursive: true });
  expect(packed.filter((name) => /\.test\.|(^|\/)(testing|remote-[a-z]+|shell)\//.test(name))).toEqual([]);
  // Words of the sources of agency, projects and the shell.
  for (const word of ['AnnualPricing', 'PaymentPlan', 'start-reporter'])
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

/** As where a part has left. */
async function leave(part: string): Promise<void> {
  await run(at('manzil'), 'git', 'rm', '--quiet', '-r', `remote-${part}`, `e2e/${part}`);
  const owners = at('manzil/.github/CODEOWNERS');
  const lines = (await readFile(owners, 'utf8')).split('\n').filter((line) => !line.startsWith(`/remote-${part}/`));
  await writeFile(owners, lines.join('\n'));
}

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

/** Imports the history of a part and of its tests from one repository into a branch of another. */
async function bringHistory(part: string, from: string, to: string, branch: string): Promise<void> {
  const refs = `refs/heads/main:refs/heads/${branch}`;
  const paths = `remote-${part} e2e/${part}`;
  const exported = `git -C ${at(from)} fast-export --refspec ${refs} main -- ${paths}`;
  await run(folder, 'bash', '-o', 'pipefail', '-c', `${exported} | git -C ${at(to)} fast-import --quiet`);
}

test('agency takes its tests and history along, is tested from a clone, and goes live from there', async () => {
  const before = await liveVersion('agency');
  await run(root, 'git', 'clone', '--quiet', root, at('manzil'));
  await run(at('manzil'), 'git', 'checkout', '--quiet', '-B', 'main');
  await writeRepository('agency', 'new-agency');
  await run(folder, 'git', 'init', '--quiet', '--initial-branch=main', 'new-agency');
  await bringHistory('agency', 'manzil', 'new-agency', 'main');
  await run(at('new-agency'), 'git', 'reset', '--quiet', '--hard');
  await cloneAfresh('new-agency', 'agency');
  const log = (path: string) => run(at('agency'), 'git', 'log', '--oneline', '--', path);
  for (const path of ['remote-agency', 'e2e/agency']) expect(await log(path)).not.toBe('');
  expect(await run(at('agency'), 'npm', 'test')).toMatch(/[1-9]\d* passed, 0 failed, .*end to end: passed/s);
  await releaseFromOwnRepository('agency', before);
}, 1_200_000);

test('the repository that parts have left tests the shell with live ones, and takes a part back', async () => {
  const [here, version] = [at('manzil'), await liveVersion('shell')];
  const whole = (await run(here, 'git', 'rev-parse', 'HEAD')).trim();
  await leave('agency');
  await run(here, 'npx', 'manzil', 'pull', '--from', at('site'));
  await install(here, 'install');
  await commit(here);
  // What knows the parts. The whole of `npm test` would say again what the whole repository says.
  await run(here, 'npm', 'run', 'types');
  await run(here, 'npx', 'jest', 'shell', 'shared/contracts', 'shared/line/build', 'shared/line/commands');
  await bringHistory('agency', 'agency', 'manzil', 'agency');
  await run(here, 'git', 'merge', '--quiet', '--allow-unrelated-histories', '--no-edit', 'agency');
  await run(here, 'npx', 'manzil', 'pull');
  await install(here, 'install');
  await run(here, 'git', 'diff', '--exit-code', whole, '--', 'remote-agency', 'remote-projects', 'e2e');
  for (const part of remotes) await leave(part);
  await run(here, 'npx', 'manzil', 'pull', '--from', at('site'));
  await run(here, 'npm', 'run', 'types');
  const said = await run(here, 'npx', 'manzil', 'release', 'shell', '--dry-run', '--without-browser');
  expect(said).toContain(`fits what is live: shell ${version};`);
  expect(await run(here, 'npm', 'run', 'e2e', '--', '@smoke')).toContain('end to end: passed');
}, 1_800_000);

/** The repository that has the packages. */
let installed = 'agency';

test.each(['account', 'marketing', 'projects'])(
  '%s keeps its version in its own repository, and goes live from there',
  async (part) => {
    const before = await liveVersion(part);
    await writeRepository(part);
    await run(at(part), 'git', 'init', '--quiet');
    for (const path of [`remote-${part}`, `e2e/${part}`])
      await cp(join(root, path), join(at(part), path), { recursive: true });
    // Packages of the last repository, and those that only this part needs: an install takes minutes on a slow disk.
    await rename(at(`${installed}/node_modules`), at(`${part}/node_modules`));
    installed = part;
    await rm(at(`${part}/node_modules/@manzil/line/node_modules/@site`), { recursive: true }); // Its links.
    const manifest = await readFile(join(root, `remote-${part}/package.json`), 'utf8');
    const { dependencies } = JSON.parse(manifest) as { dependencies: Record<string, string> };
    for (const name of Object.keys(dependencies).filter((each) => !each.startsWith('@site/'))) {
      const [from, to] = [join(root, 'node_modules', name), at(`${part}/node_modules/${name}`)];
      await cp(from, to, { recursive: true, force: false });
    }
    await commit(at(part));
    await run(at(part), 'npx', 'manzil', 'pull');
    const listed = await run(at(part), 'npx', 'playwright', 'test', '--list', '--config', 'e2e');
    expect(listed).toContain(` ${part}/accessibility.spec.ts:`);
    await releaseFromOwnRepository(part, before);
  },
  1_200_000,
);
