import { Refusal } from './refusal';

/** At the slowest measured rate, 130 transactions per second, the last one waits half a second. */
const mostWaiting = 64;

/** Limits database work that is running or waiting. */
export class BoundedQueue {
  private count = 0;

  constructor(private readonly most = mostWaiting) {}

  /** Throws a refusal with status 503 when the queue is full. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    // Postgres' code for too many connections.
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
