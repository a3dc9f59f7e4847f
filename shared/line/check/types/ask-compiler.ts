import { fork } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../../build';
import { UserError } from '../../storage';
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

function askOnce(questions: readonly TypeQuestion[]): Promise<Diagnostic[][]> {
  const child = fork(join(import.meta.dirname, 'compiler-child.ts'), {
    cwd: root,
    execArgv: ['--import', 'tsx'],
    env: { NODE_NO_WARNINGS: '1' },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  return new Promise((resolve, reject) => {
    child.once('message', (answer: Diagnostic[][]) => resolve(answer));
    child.once('error', reject);
    child.once('exit', (code) =>
      reject(
        new UserError(
          `The TypeScript compiler, which compares declarations, has ended (exit code ${code ?? 'none'}). Free some memory, and run this again.`,
        ),
      ),
    );
    child.send(questions);
  });
}
