import { createRequire } from 'node:module';
import webpack from 'webpack';
import { getPart, readPartConfig } from './part';

/** What `compiler.ts` asks this process. */
export interface CompileTask {
  part: string;
  out: string;
}

export interface CompileAnswer {
  /** The compiler's words about errors and warnings; without `isSound`, nothing was built. */
  output: string;
  isSound: boolean;
}

// Otherwise federation finds webpack's file in the stack of a refused configuration, which takes a second.
process.env['FEDERATION_WEBPACK_PATH'] = createRequire(import.meta.url).resolve('webpack');

process.on('message', (task: CompileTask) => {
  void compile(task)
    .catch((error: unknown): CompileAnswer => ({ output: String(error), isSound: false }))
    .then((answer) => process.send?.(answer));
});

async function compile({ part, out }: CompileTask): Promise<CompileAnswer> {
  const config = await readPartConfig(getPart(part));
  const builds = config({ out });
  return new Promise((resolve, reject) => {
    const compiler = webpack(builds);
    compiler.run((failed, stats) => {
      compiler.close((unclosed) => {
        const error = failed ?? unclosed;
        if (error || !stats) reject(error ?? new Error('webpack has no outcome.'));
        else
          resolve({
            output: stats.toString({ preset: 'errors-warnings', colors: false }),
            isSound: !stats.hasErrors(),
          });
      });
    });
  });
}
