import { type ChildProcess, fork } from 'node:child_process';

/** What a child process answers. Error classes do not cross processes. */
export type Answer<T> = { note: string } | { refused: { message: string; cause?: unknown } } | { done: T };

export interface ChildOptions {
  cwd?: string;
  env: NodeJS.ProcessEnv;
  execArgv: readonly string[];
}

/** A process that answers one question at a time. Starts with a question, also after its end. */
export class Child {
  note = '';
  #process: ChildProcess | undefined;
  #said = '';
  #reject: (error: Error) => void = () => undefined;
  #resolve: (answer: never) => void = () => undefined;

  constructor(
    readonly entry: string,
    readonly options: ChildOptions,
  ) {}

  get isRunning(): boolean {
    return this.#process !== undefined;
  }

  /** Rejects with the child's error, at its end, and after `limitMs`; then the process is over. */
  async ask<T>(question: object, limitMs?: number): Promise<T> {
    const child = (this.#process ??= this.#start());
    const sentence = `it does not finish within ${Math.round((limitMs ?? 0) / 100) / 10} s`;
    const timer = limitMs && setTimeout(() => (this.close(), this.#reject(new Error(sentence))), limitMs);
    try {
      return await new Promise<T>((resolve, reject) => {
        [this.#resolve, this.#reject] = [resolve, reject];
        child.send(question, (error) => error && reject(error));
      });
    } finally {
      clearTimeout(timer);
    }
  }

  close(): void {
    this.#process?.kill('SIGKILL');
    this.#process = undefined;
  }

  #start(): ChildProcess {
    const { execArgv, ...options } = this.options;
    const child = fork(this.entry, {
      ...options,
      execArgv: [...execArgv],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    this.#said = '';
    child.stderr?.on('data', (text: Buffer) => (this.#said = (this.#said + text.toString()).slice(-20_000)));
    child.on('message', (answer: Answer<never>) => {
      if ('note' in answer) this.note = answer.note;
      else if ('refused' in answer) this.#reject(new Error(answer.refused.message, answer.refused));
      else this.#resolve(answer.done);
    });
    child.once('error', (error) => this.#reject(error));
    child.once('close', (code) => {
      if (this.#process !== child) return; // Closed, and perhaps started again.
      this.#process = undefined;
      const words = this.#said.split('\n').find((line) => /^(\w*Error\b|FATAL ERROR)/.test(line));
      this.#reject(new Error(`it ended its process (exit code ${code ?? 'none'})${words ? `: ${words.trim()}` : ''}`));
    });
    return child;
  }
}

/** Answers the questions of a {@link Child}, in that process. */
export function answerQuestions<Question>(work: (question: Question) => unknown): void {
  process.on('message', (question: Question) => {
    Promise.resolve(question)
      .then(work)
      .then(
        (done) => process.send?.({ done }),
        (error: unknown) =>
          process.send?.({ refused: { message: error instanceof Error ? error.message : String(error) } }),
      );
  });
}
