import { fork } from 'node:child_process';
import { root, runScript, scriptIn } from '../../build';
import { UserError } from '../../storage';
import type { Misfit, TypeQuestion } from './question';

let last: Promise<unknown> = Promise.resolve();

/**
 * One process per question, because the compiler would keep hundreds of megabytes. Answers in the order of consumers.
 */
export function askCompiler(question: TypeQuestion): Promise<Misfit[][]> {
  const answer = last.then(() => askOnce(question));
  last = answer.catch(() => undefined);
  return answer;
}

function askOnce(question: TypeQuestion): Promise<Misfit[][]> {
  const child = fork(scriptIn(import.meta.dirname, 'compiler-child'), {
    cwd: root,
    execArgv: [...runScript],
    env: { NODE_NO_WARNINGS: '1' },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  return new Promise((resolve, reject) => {
    child.once('message', (answer: Misfit[][]) => resolve(answer));
    child.once('error', reject);
    child.once('exit', (code) =>
      reject(
        new UserError(
          `The TypeScript compiler, which compares declarations, has ended (exit code ${code ?? 'none'}). Free some memory, and run this again.`,
        ),
      ),
    );
    child.send(question);
  });
}
