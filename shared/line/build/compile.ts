import { createRequire } from 'node:module';
import webpack from 'webpack';
import { answerQuestions } from './child';
import { getPart, readPartConfig } from './part';

/** What `build.ts` asks this process. */
export interface CompileTask {
  part: string;
  out: string;
}

// Otherwise federation finds webpack's file in the stack of a refused configuration, which takes a second.
process.env['FEDERATION_WEBPACK_PATH'] = createRequire(import.meta.url).resolve('webpack');

answerQuestions(compile);

/** Rejects with the compiler's errors and warnings. */
async function compile({ part, out }: CompileTask): Promise<void> {
  const config = await readPartConfig(getPart(part));
  const builds = config({ out });
  return new Promise((resolve, reject) => {
    const compiler = webpack(builds);
    compiler.run((failed, stats) => {
      compiler.close((unclosed) => {
        if (stats?.hasErrors()) reject(new Error(stats.toString({ preset: 'errors-warnings', colors: false })));
        else if (failed ?? unclosed) reject(failed ?? unclosed);
        else resolve();
      });
    });
  });
}
