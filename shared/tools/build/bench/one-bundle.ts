/**
 * The cost of federation: bundles the landing page's sources without it into `.cache/bench/one-bundle` and prints the
 * brotli bytes of its first script; `npx manzil bench` measures it. Run: `tsx shared/tools/build/bench/one-bundle.ts`.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import webpack, { type Configuration } from 'webpack';
import { getPart, listParts, root } from '../src';
import { browserConfig } from '../src/webpack/browser';

const landing: Readonly<Record<string, readonly string[]>> = {
  marketing: ['pages/landing'],
  projects: ['fragments/project-grid'],
};
const outDir = join(root, '.cache/bench/one-bundle');

rmSync(outDir, { recursive: true, force: true });
mkdirSync(outDir, { recursive: true });
await build();
console.log(`${brotliCompressSync(readFileSync(join(outDir, 'main.js'))).length} bytes brotli`);

async function build(): Promise<void> {
  const shell = browserConfig({ part: getPart('shell'), outDir, publicPath: '/_/bench/' });
  const config: Configuration = {
    ...shell,
    output: {
      ...shell.output,
      filename: '[name].js',
      chunkFilename: '[id].js',
      trustedTypes: { policyName: 'site-scripts' },
    },
    resolve: { ...shell.resolve, alias: { ...shell.resolve?.alias, '@site/federation/host$': writeLoader() } },
    optimization: { ...shell.optimization, splitChunks: false },
    plugins: shell.plugins?.filter((plugin) => plugin instanceof webpack.BannerPlugin),
  };
  await new Promise<void>((resolve, reject) =>
    webpack(config, (error, stats) =>
      error || stats?.hasErrors() ? reject(error ?? new Error(stats?.toString('errors-only'))) : resolve(),
    ),
  );
}

function writeLoader(): string {
  const file = join(root, '.cache/bench/one-bundle-host.ts');
  const lines = listParts().flatMap(({ name, modules }) =>
    Object.entries(modules).map(([key, source]) => {
      const mode = landing[name]?.includes(key) ? '/* webpackMode: "eager" */ ' : '';
      return `  ${JSON.stringify(`${name}/${key}`)}: () => import(${mode}${JSON.stringify(source)}),`;
    }),
  );
  writeFileSync(
    file,
    `const modules: Record<string, () => Promise<{ default: unknown }>> = {\n${lines.join('\n')}\n};\nexport class RemoteLoader {\n  addParts() {}\n  fetch() {}\n  load(id: string) {\n    return modules[id]!();\n  }\n}\n`,
  );
  return file;
}
