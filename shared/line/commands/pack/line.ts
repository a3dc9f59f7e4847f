import { execFileSync } from 'node:child_process';
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { root } from '../../build';
import { contentId, integrityOf } from '../../storage';
import { emitScripts } from './emit-scripts';

/** What the commands of a team consist of. */
const scripts = ['shared/line', 'shared/contact-store', 'shared/contracts', 'shared/runtime/src/names.ts'];

/** What is compiled into a part or into its tests: as sources, because the same sources make the same version. */
const sources = ['shared/contact-form', 'shared/contracts'];

/** Of the line, what page tests and `images/plan.ts` of a remote import: their types. */
const ofLine = ['shared/line/page-tests', 'shared/line/build/images/plan.ts'];

/** Of the package `runtime`; the shell provides the rest. */
const runtimePlugin = ['load/runtime-plugin.ts', 'load/script-loader.ts'];

/** Writes the package of the line into `folder`. */
export async function writeLine(folder: string): Promise<void> {
  await emitScripts(scripts, folder);
  for (const path of [...sources, ...ofLine])
    await cp(join(root, path), join(folder, 'sources', path), { recursive: true, filter });
  await copyRuntimePlugin(join(folder, 'sources/shared/runtime'));
  await cp(join(root, 'tsconfig.json'), join(folder, 'tsconfig.json'));
  await cp(join(root, 'LICENSE'), join(folder, 'LICENSE'));
  await cp(join(root, 'shared/line/bin/line.mjs'), join(folder, 'bin/manzil.mjs'));
  await cp(join(root, 'shared/line/commands/pack/config.d.ts'), join(folder, 'index.d.ts'));
  const manifest = await lineManifest(scripts, sources);
  const content = await contentOfFolder(folder, JSON.stringify(manifest));
  // A letter first: npm refuses numbers with a leading zero.
  await writeJson(join(folder, 'package.json'), { ...manifest, version: `${manifest.version}-h${content}` });
}

async function contentOfFolder(folder: string, manifest: string): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  const texts = await Promise.all(
    files.map(async (file) => `${relative(folder, file)} ${integrityOf(await readFile(file))}`),
  );
  return contentId([manifest, ...texts.sort()], 8);
}

/** Packs that folder with npm. Returns the path of the file. */
export function packLine(folder: string, out: string): string {
  const args = ['pack', folder, '--pack-destination', out, '--json', '--loglevel=error'];
  const [packed] = JSON.parse(execFileSync('npm', args, { encoding: 'utf8' })) as { filename: string }[];
  if (!packed) throw new Error('npm has packed nothing.');
  return join(out, packed.filename);
}

/** Neither tests nor what is generated from the parts of this site. */
function filter(path: string): boolean {
  const inside = relative(root, path);
  return !/(^|\/)(node_modules|generated)(\/|$)|\.test\.tsx?$|\.md$/.test(inside) && !isTestingOfContracts(inside);
}

const isTestingOfContracts = (inside: string) => inside.startsWith('shared/contracts/src/testing');

async function copyRuntimePlugin(to: string): Promise<void> {
  const from = join(root, 'shared/runtime');
  await mkdir(join(to, 'src/load'), { recursive: true });
  for (const file of runtimePlugin) await cp(join(from, 'src', file), join(to, 'src', file));
  const manifest = JSON.parse(await readFile(join(from, 'package.json'), 'utf8')) as object;
  await writeJson(join(to, 'package.json'), {
    ...manifest,
    exports: { './plugin': './src/load/runtime-plugin.ts' },
  });
}

async function writeJson(file: string, value: object): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, `${JSON.stringify(value, null, 2)}\n`);
}

/** Whether a folder has nothing in it, or is not there. */
export async function isFree(folder: string): Promise<boolean> {
  return (await readdir(folder).catch(() => [])).length === 0;
}

/** Name under which the line is installed. */
export const lineName = '@manzil/line';

/** Packages whose declarations and code come from the live shell; what they import comes from npm. */
const declared = ['runtime', 'ui'].map((name) => `shared/${name}`);

interface Manifest {
  version: string;
  license?: string;
  engines?: object;
  dependencies?: Readonly<Record<string, string>>;
  devDependencies?: Readonly<Record<string, string>>;
}

/** The `package.json` of the line. Its packages and the tests of a part need this, in the versions of here. */
async function lineManifest(
  ...groups: readonly (readonly string[])[]
): Promise<Manifest & { name: string; [field: string]: unknown }> {
  const { version, license, engines, devDependencies = {} } = await readManifest('.');
  const folders = [...new Set([...groups.flat().filter((path) => !path.endsWith('.ts')), ...declared, 'e2e'])];
  const needed = await Promise.all(folders.map(async (folder) => (await readManifest(folder)).dependencies ?? {}));
  // Jest asks for a part of itself by name in `npm run check`.
  const { devDependencies: tools } = await readManifest('shared/line');
  const all = Object.assign({}, devDependencies, ...needed, tools) as Record<string, string>;
  const dependencies = Object.fromEntries(
    Object.entries(all)
      .filter(([name]) => !name.startsWith('@site/') && name !== lineName)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
  return {
    name: lineName,
    version,
    license,
    type: 'module',
    engines,
    bin: { manzil: 'bin/manzil.mjs' },
    exports: {
      '.': { types: './index.d.ts' },
      './build/images': './shared/line/build/images/plan.js',
      './build/webpack': { types: './index.d.ts', default: './shared/line/build/webpack/part-config.js' },
      './page-tests': './shared/line/page-tests/index.js',
      './jest-preset': './shared/line/build/jest-preset.cjs',
      './eslint': './shared/line/build/eslint.config.mjs',
      './tsconfig.json': './tsconfig.json',
      './package.json': './package.json',
    },
    dependencies,
  };
}

async function readManifest(folder: string): Promise<Manifest> {
  return JSON.parse(await readFile(join(root, folder, 'package.json'), 'utf8')) as Manifest;
}
