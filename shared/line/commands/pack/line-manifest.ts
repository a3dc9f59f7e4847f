import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../../build';

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
export async function lineManifest(
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
