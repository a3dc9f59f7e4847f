import { join } from 'node:path';
import { Child, root } from '../../build';
import { reasonOf, UserError } from '../../storage';
import type { Diagnostic, TypeQuestion } from './diagnostics';

let last: Promise<unknown> = Promise.resolve();

/**
 * In a process of its own, because the compiler would keep hundreds of megabytes. Answers in the order of questions.
 */
export function askCompiler(questions: readonly TypeQuestion[]): Promise<Diagnostic[][]> {
  const answer = last.then(() => askOnce(questions));
  last = answer.catch(() => undefined);
  return answer;
}

async function askOnce(questions: readonly TypeQuestion[]): Promise<Diagnostic[][]> {
  const entry = join(import.meta.dirname, 'compiler-child.ts');
  const child = new Child(entry, { cwd: root, execArgv: ['--import', 'tsx'], env: { NODE_NO_WARNINGS: '1' } });
  try {
    return await child.ask<Diagnostic[][]>(questions);
  } catch (error) {
    const sentence = `The TypeScript compiler does not compare the declarations: ${reasonOf(error)}. Free some memory, and run this again.`;
    throw new UserError(sentence, { cause: error });
  } finally {
    child.close();
  }
}
