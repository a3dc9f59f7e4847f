import { relative } from 'node:path';
import type { Configuration } from 'webpack';
import { nodeBundle } from '../build-cache';
import { baseConfig, minimizer } from './base';
import { importAll } from '../shared-modules';
import { type BrowserBuild, codeOf } from './browser';

/**
 * The pages as one CommonJS file for prerendering. Shared modules stay external: the composition passes the shell's.
 */
export function nodeConfig(build: BrowserBuild): Configuration {
  const { context, name, exposes, shared, outDir } = build;
  const base = baseConfig(context, 'production');
  return {
    ...base,
    name: `${name}-node`,
    target: 'node20',
    entry: { node: exposes ? entryOfRemote(build, exposes) : entryOfShell(build) },
    output: {
      path: outDir,
      filename: nodeBundle,
      publicPath: `/_/${name}/`,
      library: { type: 'commonjs2' },
      clean: true,
    },
    externals: exposes ? Object.fromEntries(Object.keys(shared).map((each) => [each, `commonjs2 ${each}`])) : {},
    module: {
      ...base.module,
      parser: { javascript: { dynamicImportMode: 'eager' } },
    },
    optimization: { minimize: true, minimizer: [withoutComments()], splitChunks: false, moduleIds: 'deterministic' },
  };
}

/** Comments, line breaks and unused paths must not change a version. Names stay, for readable errors. */
const withoutComments = () =>
  minimizer({ compress: { defaults: false, unused: true, dead_code: true }, mangle: false });

/** With paths that are the same in every folder. */
function entryOfRemote({ context }: BrowserBuild, exposes: Readonly<Record<string, string>>): string {
  const modules = Object.entries(exposes).map(([key, source]) => {
    const [name, file] = [key.slice('./'.length), `./${relative(context, source)}`];
    return `${JSON.stringify(name)}: () => import(${JSON.stringify(file)})`;
  });
  return codeOf(`export { routes } from './src/routes.ts'; export const modules = { ${modules.join()} };`);
}

function entryOfShell({ shared }: BrowserBuild): string {
  const { imports, object } = importAll(Object.keys(shared));
  return codeOf(`${imports}export * from './src/entry-node.tsx'; export const shared = ${object};`);
}
