import type { SiteLog } from './log';

/** What goes wrong with the storage while pages go on: each thing is logged once, and once when it is over. */
export class Problems {
  readonly #log: SiteLog;
  readonly #open = new Map<string, string>();

  constructor(log: SiteLog) {
    this.#log = log;
  }

  /** Nothing is wrong. */
  get isEmpty(): boolean {
    return this.#open.size === 0;
  }

  /** What something is wrong with, the oldest first. */
  get subjects(): string[] {
    return [...this.#open.keys()];
  }

  report(subject: string, sentence: string): void {
    if (this.#open.has(subject)) return;
    this.#open.set(subject, sentence);
    this.#log.error({ subject }, sentence);
  }

  solved(subject: string): void {
    if (this.#open.delete(subject)) this.#log.warn({ subject }, `${subject}: no longer a problem.`);
  }
}
