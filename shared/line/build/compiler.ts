import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import type { CompileAnswer, CompileTask } from './compile';
import { type Part, root } from './part';

/** A process that compiles parts one after another, because loading the compilers takes seconds. Starts when needed. */
export class Compiler {
  #child: ChildProcess | undefined;
  #said = '';

  /** Rejects with the compiler's output. */
  async compile(part: Part, out: string): Promise<void> {
    const { output, isSound } = await this.#ask({ part: part.name, out });
    if (isSound) return;
    throw new Error(`${part.name} does not build:\n${output.replaceAll(`${root}/`, '').trim()}`);
  }

  close(): void {
    this.#child?.kill();
    this.#child = undefined;
  }

  #ask(task: CompileTask): Promise<CompileAnswer> {
    const child = (this.#child ??= this.#start());
    return new Promise((resolve, reject) => {
      const settle = (finish: () => void) => {
        child.off('message', onAnswer).off('error', onError).off('close', onEnd);
        finish();
      };
      const onAnswer = (answer: CompileAnswer) => settle(() => resolve(answer));
      const onError = (error: Error) => settle(() => reject(error));
      const onEnd = () => {
        this.#child = undefined;
        settle(() => resolve({ output: this.#said, isSound: false }));
      };
      child.on('message', onAnswer).on('error', onError).on('close', onEnd);
      child.send(task);
    });
  }

  #start(): ChildProcess {
    const child = fork(join(import.meta.dirname, 'compile.ts'), {
      cwd: root,
      execArgv: ['--import', 'tsx'], // The part's configuration is TypeScript.
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => (this.#said = (this.#said + chunk.toString()).slice(-20_000)));
    return child;
  }
}
