/** Says what is being done while it is being done; one line a step. */
export class Progress {
  readonly #started = performance.now();
  readonly #stream: NodeJS.WritableStream;

  /** `stderr` where standard output carries JSON. */
  constructor(stream: NodeJS.WritableStream = process.stdout) {
    this.#stream = stream;
  }

  say(line: string): void {
    this.#stream.write(`${this.#clock()}  ${line}\n`);
  }

  #clock(): string {
    const seconds = (performance.now() - this.#started) / 1000;
    return `${seconds.toFixed(1).padStart(6)} s`;
  }
}
