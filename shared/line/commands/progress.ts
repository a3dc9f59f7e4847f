export type Print = (line: string) => void;

/** Reports progress, one line per step. */
export class Progress {
  readonly #started = performance.now();
  readonly #out: NodeJS.WritableStream | Print;

  /** `stderr` when standard output has JSON. A function gets lines without the clock. */
  constructor(out: NodeJS.WritableStream | Print = process.stdout) {
    this.#out = out;
  }

  say(line: string): void {
    if (typeof this.#out === 'function') this.#out(line);
    else this.#out.write(`${this.#clock()}  ${line}\n`);
  }

  #clock(): string {
    const seconds = (performance.now() - this.#started) / 1000;
    return `${seconds.toFixed(1).padStart(6)} s`;
  }
}
