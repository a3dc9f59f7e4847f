import { relative } from 'node:path';
import type { Configuration } from 'webpack';
import { nodeBundle } from '../build-cache';
import { baseConfig, minimizer } from './base';
import type { BrowserBuild } from './browser';

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
    entry: { node: exposes ? entryOf(build, exposes) : './src/entry-node.tsx' },
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

/** The code of the entry, with paths that are the same in every folder. */
function entryOf({ context }: BrowserBuild, exposes: Readonly<Record<string, string>>): string {
  const modules = Object.entries(exposes).map(([key, source]) => {
    const [name, file] = [key.slice('./'.length), `./${relative(context, source)}`];
    return `${JSON.stringify(name)}: () => import(${JSON.stringify(file)})`;
  });
  const code = `export { routes } from './src/routes.ts'; export const modules = { ${modules.join()} };`;
  return `data:text/javascript,${encodeURIComponent(code)}`;
}
