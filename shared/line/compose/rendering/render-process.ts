import { type ChildProcess, fork } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Answer, Request } from './messages';

const folder = dirname(fileURLToPath(import.meta.url));
const entry = join(folder, 'render-child.mjs');

/** Node 20 has another name for it. Without it, only the environment is removed. */
const permission = ['--permission', '--experimental-permission'].find((flag) =>
  process.allowedNodeEnvironmentFlags.has(flag),
);
const rights = permission
  ? [permission, `--allow-fs-read=${entry}`, `--allow-fs-read=${join(folder, '../../release/node-bundle.mjs')}`]
  : [];

type Settled = Extract<Answer, { id: number }>;

export class RenderProcess {
  readonly #child: ChildProcess = fork(entry, {
    execArgv: rights,
    env: { NODE_NO_WARNINGS: '1' },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  #evaluating = '';
  #said = '';
  #isOver = false;

  constructor() {
    this.#child.on('message', (answer: Answer) => {
      if (answer.type === 'evaluating') this.#evaluating = answer.part;
    });
    this.#child.stderr?.on('data', (text: Buffer) => (this.#said = (this.#said + text.toString()).slice(-2000)));
    this.#child.once('exit', () => (this.#isOver = true));
  }

  get isOver(): boolean {
    return this.#isOver;
  }

  /** The part evaluated last, with its version. */
  get evaluating(): string {
    return this.#evaluating;
  }

  /** Rejects with the child's error, at its end, and after `limitMs`; then the process is over. */
  ask(request: Request, limitMs: number): Promise<Settled> {
    return new Promise((resolve, reject) => {
      const settle = (finish: () => void) => {
        clearTimeout(timer);
        this.#child.off('message', onMessage).off('exit', onExit);
        finish();
      };
      const onMessage = (answer: Answer) => {
        if (answer.type === 'evaluating' || answer.id !== request.id) return;
        settle(() => (answer.type === 'refused' ? reject(asError(answer.error)) : resolve(answer)));
      };
      const onExit = (code: number | null) =>
        settle(() =>
          reject(new Error(`it crashed the rendering process (exit code ${code ?? 'none'})${this.#lastWords()}`)),
        );
      const timer = setTimeout(() => {
        settle(() => reject(new Error(`it does not finish within ${Math.round(limitMs / 100) / 10} s`)));
        this.end();
      }, limitMs);
      this.#child.on('message', onMessage).once('exit', onExit);
      this.#child.send(request, (error) => {
        if (error) settle(() => reject(error));
      });
    });
  }

  end(): void {
    this.#isOver = true;
    this.#child.kill('SIGKILL');
  }

  #lastWords(): string {
    const line = this.#said.split('\n').find((each) => /^\w*Error\b/.test(each));
    return line ? `: ${line.trim()}` : '';
  }
}

function asError({ message, cause }: { message: string; cause?: unknown }): Error {
  return new Error(message, cause === undefined ? undefined : { cause });
}
