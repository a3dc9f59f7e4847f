import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import webpack from 'webpack';
import { answerQuestions, getPart } from '../checkout';
import { readPartConfig } from './webpack/part-config';

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
  const compiler = webpack(config({ out }));
  const stats = await promisify(compiler.run.bind(compiler))();
  await promisify(compiler.close.bind(compiler))();
  if (stats?.hasErrors()) throw new Error(stats.toString({ preset: 'errors-warnings', colors: false }));
}
