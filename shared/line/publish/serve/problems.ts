import type { SiteLog } from './log';

/** Logs each problem once, and once when it is over. */
export class Problems {
  readonly #log: SiteLog;
  readonly #open = new Map<string, string>();

  constructor(log: SiteLog) {
    this.#log = log;
  }

  get isEmpty(): boolean {
    return this.#open.size === 0;
  }

  /** Oldest first. */
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
