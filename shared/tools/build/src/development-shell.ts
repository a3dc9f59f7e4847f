import { cpSync } from 'node:fs';
import { join } from 'node:path';
import webpack from 'webpack';
import { buildDir } from './build-cache';
import { root, type Part } from './part';
import { developmentShellConfig } from './webpack/refresh';

/**
 * Builds the shell in which remotes refresh. Resolves with the folder of its build; the Node bundle is
 * that of its latest build, which must be there. Rejects with the compiler's own output.
 */
export async function buildDevelopmentShell(part: Part): Promise<string> {
  const dir = join(root, '.cache/dev/shell');
  await compile(developmentShellConfig({ part, outDir: join(dir, 'browser') }));
  cpSync(join(buildDir(part), 'node'), join(dir, 'node'), { recursive: true });
  return dir;
}

function compile(config: webpack.Configuration): Promise<void> {
  return new Promise((resolve, reject) => {
    const compiler = webpack(config);
    compiler?.run((error, stats) => {
      const problem =
        error ??
        (stats?.hasErrors() ? new Error(`The shell does not build:\n${stats.toString('errors-only')}`) : undefined);
      compiler.close(() => (problem ? reject(problem) : resolve()));
    });
  });
}
