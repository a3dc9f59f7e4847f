/** @jest-environment node */
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { ESLint } from 'eslint';
import { siteLint } from '../../presets/lint/config.mjs';
import { withoutTypes } from '../../presets/lint/testing/lint-planted';
import { contractFiles, generatedFolder } from '../../build/contracts/generated-files';
import { readPulled } from '../../build/contracts/pulled';
import { newFolder } from '../../testing/folder';
import { linkNewRemote, writeNewRemote } from './write-new-remote';
import { listParts, root, sharedFolders, templateFolder } from '../../checkout';

const name = 'plots-of-land-in-gulberg-three';
const folder = `remote-${name}`;

const shell = 'shell/package.json';

const repository = newFolder();
let written: string[];

const inRepository = (file: string) => path.join(repository, file);
const read = (file: string) => readFileSync(inRepository(file), 'utf8');
const readManifest = (remote: string) =>
  JSON.parse(read(`${remote}/package.json`)) as { dependencies: Record<string, string>; site: object };
const inRemote = () => written.filter((file) => file.startsWith(`${folder}/`));

beforeAll(() => {
  const shared = [...sharedFolders().values()].map((each) => `${each}/package.json`);
  const remotes = listParts().flatMap(({ dir, isShell }) => (isShell ? [] : [`${path.basename(dir)}/package.json`]));
  const named = remotes.flatMap((file) =>
    ['src/routes.ts', 'src/fragments'].map((each) => file.replace('package.json', each)),
  );
  const alone = ['package.json', 'package-lock.json', '.github/CODEOWNERS', templateFolder];
  const files = [...alone, shell, ...remotes, ...named, ...shared];
  for (const file of files.filter((each) => existsSync(path.join(root, each))))
    cpSync(path.join(root, file), inRepository(file), { recursive: true });
  cpSync(path.join(root, generatedFolder), inRepository(generatedFolder), { recursive: true });
  written = writeNewRemote(name, repository);
});

test('a team gets package, page, routes, tests and README', () => {
  expect(written).toEqual([
    `${folder}/README.md`,
    `${folder}/package.json`,
    `${folder}/src/pages/${name}.test.tsx`,
    `${folder}/src/pages/${name}.tsx`,
    `${folder}/src/routes.test.ts`,
    `${folder}/src/routes.ts`,
    `${folder}/webpack.config.ts`,
    '.github/CODEOWNERS',
    'package-lock.json',
    `${generatedFolder}/paths.ts`,
    `${generatedFolder}/fragments.ts`,
    'remote-projects/fragment-props.ts',
  ]);
  expect(written.filter((file) => !existsSync(inRepository(file)))).toEqual([]);
});

test('other teams can link to its first page at once, and to all others as before', () => {
  expect(read(`${generatedFolder}/paths.ts`)).toContain(`export const plotsOfLandInGulbergThree = '/${name}';\n`);
  expect(read(`${generatedFolder}/paths.ts`)).toContain("export const home = '/';\n");
  for (const [file, text] of Object.entries(contractFiles(repository, readPulled()?.parts)))
    expect(read(file)).toBe(text);
});

test('the package needs what every page may need, in the versions of the shell', () => {
  const { dependencies, site } = readManifest(folder);
  const { dependencies: provided } = readManifest('shell');
  expect(Object.keys(dependencies).sort()).toEqual([...['@site/contracts', '@site/runtime', '@site/ui', 'react']]);
  expect(provided).toMatchObject(dependencies);
  expect(site).toEqual({ part: name, owner: name });
});

test('the team is asked about its folder, and about no other', () => {
  const before = readFileSync(path.join(root, '.github/CODEOWNERS'), 'utf8');
  const [own = ''] = read('.github/CODEOWNERS')
    .split('\n')
    .filter((line) => !before.includes(line));
  expect(own.split(/ +/)).toEqual([`/${folder}/`, `@manzil/${name}`]);
  expect(read('.github/CODEOWNERS').replace(`${own}\n`, '')).toBe(before);
});

test("the lock file gets the new package in npm's place only", () => {
  const { packages, ...rest } = JSON.parse(read('package-lock.json')) as { packages: Record<string, object> };
  expect(packages[`node_modules/@site/${folder}`]).toEqual({ resolved: folder, link: true });
  expect(packages[folder]).toEqual({
    name: `@site/${folder}`,
    version: '1.0.0',
    license: 'MIT',
    dependencies: readManifest(folder).dependencies,
  });
  expect(Object.keys(packages)).toEqual(Object.keys(packages).sort((a, b) => a.localeCompare(b, 'en')));
  delete packages[folder];
  delete packages[`node_modules/@site/${folder}`];
  expect(`${JSON.stringify({ ...rest, packages }, null, 2)}\n`).toBe(
    readFileSync(path.join(root, 'package-lock.json'), 'utf8'),
  );
});

test('the next command finds the new package installed, and installs nothing', () => {
  const installed = inRepository('node_modules/.package-lock.json');
  mkdirSync(inRepository('node_modules/@site'), { recursive: true });
  writeFileSync(installed, '{}');
  utimesSync(installed, 1, 1);
  for (const _ of ['first', 'again']) linkNewRemote(name, repository);
  expect(realpathSync(inRepository(`node_modules/@site/${folder}`))).toBe(realpathSync(inRepository(folder)));
  expect(statSync(installed).mtimeMs).toBeGreaterThanOrEqual(statSync(inRepository('package-lock.json')).mtimeMs);
});

test('what is written passes the lint as it is', async () => {
  const eslint = new ESLint({
    cwd: repository,
    overrideConfigFile: true,
    overrideConfig: withoutTypes(siteLint(repository)),
  });
  const results = await eslint.lintFiles(inRemote().filter((file) => /\.tsx?$/.test(file)));
  expect(results).toHaveLength(5);
  expect(results.flatMap(({ filePath, messages }) => messages.map(({ message }) => `${filePath}: ${message}`))).toEqual(
    [],
  );
});

test('the description fits search engines, also for the longest name', () => {
  const description = /description: '(.*)'/.exec(read(`${folder}/src/routes.ts`))?.[1];
  expect(description?.length).toBeGreaterThanOrEqual(50);
  expect(description?.length).toBeLessThanOrEqual(160);
});
