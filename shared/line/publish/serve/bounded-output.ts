import type { Writable } from 'node:stream';

const mostWaitingBytes = 1024 * 1024;

/** Milliseconds to wait at exit for a stopped reader. */
const drainMs = 1_000;

/** A stream that never blocks: lines beyond its limit are dropped and counted. */
export class BoundedOutput {
  readonly #stream: Writable;
  #dropped = 0;

  constructor(stream: Writable) {
    this.#stream = stream;
    stream.on('error', () => (this.#dropped += 1)); // The reader is gone.
  }

  get dropped(): number {
    return this.#dropped;
  }

  write(line: string): void {
    if (!this.#stream.writable || this.#stream.writableLength > mostWaitingBytes) this.#dropped += 1;
    else this.#stream.write(line);
  }

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
