import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { root } from '@site/build';
import { UserError } from '../storage';
import type { PropsFit, PropsPair } from './props-fit';

/** A second question within this time is answered in half a second less; the memory is free after it (ms). */
const idleMs = 1_000;

let idle: NodeJS.Timeout | undefined;
let running: ChildProcess | undefined;
/** One question at a time. */
let last: Promise<unknown> = Promise.resolve();

/**
 * Asks the TypeScript compiler in a process of its own, which ends when nothing is asked for a second: in this process
 * it would keep 250 MB while thousands of pages are composed. Rejects when that process ends without an answer.
 */
export function askCompiler(pairs: readonly PropsPair[]): Promise<PropsFit[]> {
  const answer = last.then(() => askOnce(pairs));
  last = answer.catch(() => undefined);
  return answer;
}

async function askOnce(pairs: readonly PropsPair[]): Promise<PropsFit[]> {
  clearTimeout(idle);
  const child = (running ??= start());
  hold(child);
  try {
    return await answerOf(child, pairs);
  } finally {
    release(child);
    if (child.connected) idle = setTimeout(end, idleMs).unref();
    else running = undefined;
  }
}

function answerOf(child: ChildProcess, pairs: readonly PropsPair[]): Promise<PropsFit[]> {
  return new Promise((resolve, reject) => {
    const settle = (finish: () => void) => {
      child.off('message', onMessage).off('exit', onExit).off('error', onError);
      finish();
    };
    const onMessage = (fits: PropsFit[]) => settle(() => resolve(fits));
    const onError = (error: Error) => settle(() => reject(error));
    const onExit = (code: number | null) =>
      onError(
        new UserError(
          `The TypeScript compiler, which compares properties, has ended (exit code ${code ?? 'none'}). Free some memory, and run this again.`,
        ),
      );
    child.on('message', onMessage).once('exit', onExit).once('error', onError);
    child.send(pairs, (error) => error && onError(error));
  });
}

/** Neither the process nor the wait for it keeps whoever has asked alive. */
function release(child: ChildProcess): void {
  child.unref();
  child.channel?.unref();
}

function hold(child: ChildProcess): void {
  child.ref();
  child.channel?.ref();
}

function start(): ChildProcess {
  return fork(join(import.meta.dirname, 'compiler-child.ts'), {
    cwd: root,
    execArgv: ['--import', 'tsx'],
    env: { NODE_NO_WARNINGS: '1' },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
}

function end(): void {
  running?.disconnect();
  running = undefined;
}
