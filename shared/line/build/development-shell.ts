import { join } from 'node:path';
import webpack from 'webpack';
import { root, type Part, readPartConfig } from './part';

/** Builds the shell that supports refresh. Resolves with its folder, rejects with the compiler's output. */
export async function buildDevelopmentShell(part: Part): Promise<string> {
  const dir = join(root, '.cache/dev/shell');
  const config = await readPartConfig(part);
  await compile(config({ out: dir, refresh: true }));
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
