import { join } from 'node:path';
import webpack from 'webpack';
import { root, type Part } from './part';
import { nodeConfig } from './webpack/node';
import { developmentShellConfig } from './webpack/refresh';

/** Builds the shell that supports refresh. Resolves with its folder, rejects with the compiler's output. */
export async function buildDevelopmentShell(part: Part): Promise<string> {
  const dir = join(root, '.cache/dev/shell');
  const node = nodeConfig({ part, outDir: join(dir, 'node') });
  await compile([
    developmentShellConfig({ part, outDir: join(dir, 'browser') }),
    { ...node, optimization: { ...node.optimization, minimize: false } },
  ]);
  return dir;
}

function compile(configs: webpack.Configuration[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const compiler = webpack(configs);
    compiler?.run((error, stats) => {
      const problem =
        error ??
        (stats?.hasErrors() ? new Error(`The shell does not build:\n${stats.toString('errors-only')}`) : undefined);
      compiler.close(() => (problem ? reject(problem) : resolve()));
    });
  });
}
