/** @jest-environment node */
import { execFile } from 'node:child_process';
import { access, mkdir, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../../build';
import { writeLine } from './line';

const execute = promisify(execFile);

/** Below this repository, whose installed packages it finds. */
const repository = join(root, '.cache/line-test');
const line = join(repository, 'node_modules/@manzil/line');

beforeAll(async () => {
  await rm(repository, { recursive: true, force: true });
  await mkdir(line, { recursive: true });
  await writeLine(line);
  await linkNested();
});
afterAll(() => rm(repository, { recursive: true, force: true }));

/** Versions that are not those at the root; npm would install them below the line. */
async function linkNested(): Promise<void> {
  await mkdir(join(line, 'node_modules'));
  for (const folder of ['line', 'contact-store']) {
    const from = join(root, 'shared', folder, 'node_modules');
    for (const name of await readdir(from).catch(() => []))
      await symlink(join(from, name), join(line, 'node_modules', name)).catch(() => 0);
  }
}

test('packed commands run as JavaScript with their folder as repository', async () => {
  const { stdout } = await execute(process.execPath, [join(line, 'bin/manzil.mjs'), 'build', '--help']);
  expect(stdout).toContain('build parts whose sources changed');
  const bisect = execute(process.execPath, [join(line, 'bin/manzil.mjs'), 'bisect', 'x']);
  await expect(bisect).rejects.toThrow('npx manzil bisect needs the sources of the whole site.');
});

test('equal content gives the version of the line, which npm accepts', async () => {
  const versionOf = async (folder: string) =>
    (JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as { version: string }).version;
  const other = join(repository, 'other');
  await writeLine(other);
  expect(await versionOf(other)).toMatch(/^\d+\.\d+\.\d+-h[0-9a-f]{8}$/);
  expect(await versionOf(other)).toBe(await versionOf(line));
}, 60_000);

test('every import of a packed file leads to a file that is packed', async () => {
  const names = (await readdir(line, { recursive: true })).filter((name) => /^shared.*\.js$/.test(name));
  expect(names.length).toBeGreaterThan(200);
  const missing: string[] = [];
  for (const name of names)
    for (const [, specifier = ''] of (await readFile(join(line, name), 'utf8')).matchAll(/ from "(\.[^"]+)"/g))
      await access(join(line, name, '..', specifier)).catch(() => missing.push(`${name}: ${specifier}`));
  expect(missing).toEqual([]);
});

test('sources of a part, of the shell and of the design system are not packed', async () => {
  const names = await readdir(line, { recursive: true });
  const isForeign = (name: string) => /(^|\/)(remote-[a-z]+|shell|ui)\/|\.test\.|^sources.*generated/.test(name);
  expect(names.filter((name) => !name.startsWith('node_modules') && isForeign(name))).toEqual([]);
});

test('the package depends on packages from npm in the versions of this repository', async () => {
  const { dependencies } = JSON.parse(await readFile(join(line, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const { version } = JSON.parse(await readFile(join(root, 'node_modules/react/package.json'), 'utf8')) as {
    version: string;
  };
  expect(dependencies).toMatchObject({ react: version, jest: expect.any(String), webpack: expect.any(String) });
  expect(Object.keys(dependencies).filter((name) => name.startsWith('@site/'))).toEqual([]);
});
