import { Worker } from 'node:worker_threads';
import type { Row, Statement } from '../database';
import { DatabaseUnavailableError, toSqlError } from '../errors';
import type { ErrorFields } from '../errors';

interface Answer {
  id: number;
  results?: Row[][];
  error?: ErrorFields;
}

interface Waiting {
  limitMs: number;
  resolve(results: Row[][]): void;
  reject(error: Error): void;
}

export interface ThreadLimits {
  /** Milliseconds until opening counts as hung. Recovery after a crash takes a few seconds. */
  openMs: number;
  /** Milliseconds without any answer, while one is due, until the database counts as hung. */
  answerMs: number;
}

const opening = 0;

/** Supervisors kill about 10 s after SIGTERM. */
const slowestCloseMs = 5000;

/** Postgres in a thread that can be terminated: with a full disk it may never answer again. */
export class DatabaseThread {
  private readonly waiting = new Map<number, Waiting>();
  private lastId = opening;
  private timer: NodeJS.Timeout | undefined;
  private end: Error | undefined;
  private readonly worker: Worker;

  /** Calls `onEnd` once, with the reason, when the thread ends unexpectedly. */
  private constructor(
    files: string,
    private readonly limits: ThreadLimits,
    private readonly onEnd: (reason: Error) => void,
  ) {
    this.worker = new Worker(new URL('./pglite-thread.mjs', import.meta.url), { workerData: files, execArgv: [] });
    this.worker.on('message', (answer: Answer) => this.receive(answer));
    this.worker.on('error', (error) => this.fail(error));
    this.worker.on('exit', () =>
      this.fail(new DatabaseUnavailableError('The thread of the contact database has ended')),
    );
  }

  static async start(files: string, limits: ThreadLimits, onEnd: (reason: Error) => void): Promise<DatabaseThread> {
    let isOpen = false;
    const thread = new DatabaseThread(files, limits, (reason) => isOpen && onEnd(reason));
    await thread.wait(opening, limits.openMs);
    isOpen = true;
    return thread;
  }

  transact(statements: readonly Statement[], limitMs = this.limits.answerMs): Promise<Row[][]> {
    return this.ask({ statements }, limitMs);
  }

  /** Finishes started work. Ends the thread even if the database cannot be closed. */
  async close(): Promise<void> {
    await this.ask({}, Math.min(this.limits.answerMs, slowestCloseMs)).catch(() => undefined);
    this.stop(new DatabaseUnavailableError('The contact database is closed'));
    await this.worker.terminate();
  }

  /** Ends the thread like a crash. */
  fail(reason: Error): void {
    if (this.end) return;
    this.stop(reason);
    void this.worker.terminate();
    this.onEnd(reason);
  }

  private stop(reason: Error) {
    this.end ??= reason;
    clearTimeout(this.timer);
    for (const { reject } of this.waiting.values())
      reject(new DatabaseUnavailableError(reason.message, { cause: reason }));
    this.waiting.clear();
  }

  private ask(message: { statements?: readonly Statement[] }, limitMs: number): Promise<Row[][]> {
    if (this.end) return Promise.reject(new DatabaseUnavailableError(this.end.message));
    this.lastId += 1;
    this.worker.postMessage({ id: this.lastId, ...message });
    return this.wait(this.lastId, limitMs);
  }

  private wait(id: number, limitMs: number): Promise<Row[][]> {
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { limitMs, resolve, reject });
      if (!this.timer) this.expectAnswer();
    });
  }

  private receive({ id, results, error }: Answer) {
    const waiting = this.waiting.get(id);
    this.waiting.delete(id);
    clearTimeout(this.timer);
    this.timer = undefined;
    if (this.waiting.size > 0) this.expectAnswer();
    if (!error) return waiting?.resolve(results ?? []);
    const sqlError = toSqlError(error);
    waiting?.reject(sqlError ?? new DatabaseUnavailableError(String(error.message)));
    // An error without an SQLSTATE is a crash: memory cannot be trusted any more.
    if (!sqlError) this.fail(new Error(String(error.message)));
  }

  /** Any answer is a sign of life: other requests wait for their turn. */
  private expectAnswer() {
    const limitMs = Math.max(...Array.from(this.waiting.values(), (waiting) => waiting.limitMs));
    this.timer = setTimeout(
      () => this.fail(new Error(`The contact database has not answered for ${limitMs / 1000} s`)),
      limitMs,
    );
  }
}
