import type { Writable } from 'node:stream';

/** About 7,000 lines of requests. */
const mostWaitingBytes = 1024 * 1024;

/** The end of a process waits so long (ms) for a reader that has stopped. */
const drainMs = 1_000;

/** A stream that never holds up whoever writes: what its reader does not take in time is dropped, and counted. */
export class BoundedOutput {
  readonly #stream: Writable;
  #dropped = 0;

  constructor(stream: Writable) {
    this.#stream = stream;
    stream.on('error', () => (this.#dropped += 1)); // the reader is gone
  }

  get dropped(): number {
    return this.#dropped;
  }

  write(line: string): void {
    if (!this.#stream.writable || this.#stream.writableLength > mostWaitingBytes) this.#dropped += 1;
    else this.#stream.write(line);
  }

  /** Resolves when everything that waits has been taken, or its reader takes nothing. */
  async drain(): Promise<void> {
    if (!this.#stream.writable) return;
    let late: NodeJS.Timeout | undefined;
    await new Promise<void>((resolve) => {
      late = setTimeout(resolve, drainMs);
      this.#stream.write('', () => resolve());
    });
    clearTimeout(late);
  }
}
