import { join } from 'node:path';
import { Child, root } from '../../build';
import { reasonOf, UserError } from '../../storage';
import type { Diagnostic, TypeQuestion } from './diagnostics';

const entry = join(import.meta.dirname, 'compiler-child.ts');

/** In a separate process, beside which pages are rendered. Answers in the order of questions. */
export function askCompiler(questions: readonly TypeQuestion[]): Promise<Diagnostic[][]> {
  const child = new Child(entry, { cwd: root, execArgv: ['--import', 'tsx'], env: { NODE_NO_WARNINGS: '1' } });
  const answers = child.ask<Diagnostic[][]>(questions).catch((error: unknown) => {
    throw new UserError(`The compiler cannot compare types: ${reasonOf(error)}. Free some memory, and run this again.`);
  });
  return answers.finally(() => child.close());
}
