/** Says what is being done while it is being done; one line a step. */
export class Progress {
  readonly #started = performance.now();

  say(line: string): void {
    process.stdout.write(`${this.#clock()}  ${line}\n`);
  }

  #clock(): string {
    const seconds = (performance.now() - this.#started) / 1000;
    return `${seconds.toFixed(1).padStart(6)} s`;
  }
}
