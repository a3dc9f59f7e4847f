/**
 * What federation costs: the landing page's sources as one bundle, without federation, beside the
 * scripts that the composed landing page loads. Prints brotli bytes. Run: `tsx shared/tools/build/bench/one-bundle.ts`.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import webpack, { type Configuration } from 'webpack';
import { buildDir, getPart, listParts, partFilesName, root, type PartFiles } from '../src';
import { baseConfig } from '../src/webpack/base';

/** What the landing page shows (`remote-marketing/src/routes.ts`). */
const landing = { marketing: ['pages/landing'], projects: ['fragments/project-grid'] };
const outDir = join(root, '.cache/bench/one-bundle');

const one = await buildOneBundle();
const federated = federatedBytes();
console.log(`one bundle      ${one} bytes brotli`);
console.log(`federated       ${federated} bytes brotli`);
console.log(`federation adds ${federated - one} bytes`);

async function buildOneBundle(): Promise<number> {
  rmSync(outDir, { recursive: true, force: true });
  mkdirSync(outDir, { recursive: true });
  const shell = getPart('shell');
  const base = baseConfig(shell, 'production');
  const config: Configuration = {
    ...base,
    target: ['web', 'es2022'],
    entry: './src/main.tsx',
    output: { path: outDir, filename: 'main.js', chunkFilename: '[id].js', publicPath: '/' },
    resolve: { ...base.resolve, alias: { '@site/federation/host$': writeLoader() } },
    optimization: { ...base.optimization, splitChunks: false },
    cache: false,
  };
  await new Promise<void>((resolve, reject) =>
    webpack(config, (error, stats) => (error || stats?.hasErrors() ? reject(error ?? new Error(stats?.toString('errors-only'))) : resolve())),
  );
  return brotliOf(join(outDir, 'main.js'));
}

/** A loader that has the landing page's modules in the bundle and the others behind `import()`. */
function writeLoader(): string {
  const file = join(root, '.cache/bench/one-bundle-host.ts');
  const lines = listParts().flatMap(({ name, modules }) =>
    Object.entries(modules).map(([key, source]) => {
      const isLanding = (landing as Record<string, string[]>)[name]?.includes(key);
      const mode = isLanding ? '/* webpackMode: "eager" */ ' : '';
      return `  ${JSON.stringify(`${name}/${key}`)}: () => import(${mode}${JSON.stringify(source)}),`;
    }),
  );
  writeFileSync(file, `const modules = {\n${lines.join('\n')}\n};\nexport class RemoteLoader {\n  addParts() {}\n  load(id) {\n    return modules[id]();\n  }\n}\n`);
  return file;
}

function federatedBytes(): number {
  const shell = filesOf('shell');
  let bytes = 0;
  const count = (part: string, names: Iterable<string>) => {
    for (const name of new Set(names)) bytes += brotliOf(join(buildDir(getPart(part)), 'browser', name));
  };
  count('shell', [...shell.entry, ...['@site/ui/cards', '@site/ui/forms'].flatMap((name) => shell.provides[name] ?? [])]);
  for (const [part, keys] of Object.entries(landing)) {
    const { entry, modules } = filesOf(part);
    count(part, [...entry, ...keys.flatMap((key) => modules[key] ?? [])]);
  }
  return bytes;
}

function filesOf(part: string): PartFiles {
  const dir = join(buildDir(getPart(part)), 'browser');
  if (!readdirSync(dir).includes(partFilesName)) throw new Error(`Build ${part} first: npm run build.`);
  return JSON.parse(readFileSync(join(dir, partFilesName), 'utf8')) as PartFiles;
}

function brotliOf(file: string): number {
  return brotliCompressSync(readFileSync(file)).length;
}
