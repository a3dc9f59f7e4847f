import { Refusal } from './refusal';

/** At the slowest rate measured, 130 transactions a second, the last of them waits half a second. */
const mostWaiting = 64;

/** Work for the database, and how much of it may be under way or waiting. */
export class BoundedQueue {
  private count = 0;

  constructor(private readonly most = mostWaiting) {}

  /** Runs `work`, or throws a refusal with status 503 when too much is waiting already. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    // The code of Postgres for too many connections.
    if (this.count >= this.most)
      throw new Refusal(503, '53300', 'Too many contact requests at once', {
        hint: 'Send it again in a moment.',
        retryAfterS: 2,
      });
    this.count += 1;
    try {
      return await work();
    } finally {
      this.count -= 1;
    }
  }
}
