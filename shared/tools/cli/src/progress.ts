/** Takes a line that a command says. */
export type Print = (line: string) => void;

/** Says what is being done while it is being done; one line a step. */
export class Progress {
  readonly #started = performance.now();
  readonly #out: NodeJS.WritableStream | Print;

  /** `stderr` where standard output carries JSON. A function gets the lines without the clock. */
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
