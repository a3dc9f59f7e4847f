import { Refusal } from './refusal';

interface Waiting {
  rank: number;
  since: number;
  start(): void;
  refuse(refusal: Refusal): void;
}

/** Milliseconds after which a visitor gets an answer. */
const patienceMs = 5_000;

/**
 * Limits database work. The lowest rank runs first, so that senders of few requests are not refused during a flood of
 * other senders.
 */
export class BoundedQueue {
  private running = 0;
  private readonly waiting: Waiting[] = [];

  /** At the slowest measured rate, 130 transactions per second, the last one waits two seconds. */
  constructor(
    private readonly mostRunning = 16,
    private readonly mostWaiting = 256,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Rejects with status 503 when the queue is full, or when others run first for too long. */
  async run<T>(work: () => Promise<T>, rank = 0): Promise<T> {
    if (this.running >= this.mostRunning) await this.turn(rank);
    else this.running += 1;
    try {
      return await work();
    } finally {
      this.passOn();
    }
  }

  private turn(rank: number): Promise<void> {
    return new Promise((start, refuse) => {
      const place = this.waiting.findLastIndex((other) => other.rank <= rank) + 1;
      this.waiting.splice(place, 0, { rank, since: this.now(), start, refuse });
      if (this.waiting.length > this.mostWaiting) this.waiting.pop()?.refuse(tooMany());
    });
  }

  /** The next one takes the place of the work that ended. */
  private passOn() {
    const oldest = this.now() - patienceMs;
    for (let next = this.waiting.shift(); next; next = this.waiting.shift()) {
      if (next.since >= oldest) return next.start();
      next.refuse(tooMany());
    }
    this.running -= 1;
  }
}

function tooMany() {
  // Postgres' code for too many connections.
  return new Refusal(503, '53300', 'Too many contact requests at once', {
    hint: 'Send it again in a moment.',
    retryAfterS: 2,
  });
}
