import type { ContactDatabase } from '../database/database';
import { leaseEntries, postponeEntry, removeEntry } from './outbox';
import type { OutboxEntry } from './outbox';
import { signatureHeaders } from './sign';
import type { WebhookTarget } from './webhook-target';

/** Milliseconds between checks for entries of other servers and due retries. */
const pollMs = 15_000;
const attemptMs = 10_000;
const firstDelayS = 5;
const longestDelayS = 3600;
/** With `attemptMs` each, well within the reservation. */
const mostAtOnce = 4;

/** Sends outbox entries until each is accepted with a 2xx status. At least once, in no fixed order. */
export class WebhookSender {
  private readonly timer: NodeJS.Timeout;
  private readonly stopped = new AbortController();
  private running: Promise<void> | undefined;
  private isDue = false;

  constructor(
    private readonly database: ContactDatabase,
    private readonly target: WebhookTarget,
    private readonly log: (line: string) => void,
  ) {
    this.timer = setInterval(() => this.wake(), pollMs).unref();
    this.wake();
  }

  /** Call when the outbox may have entries. Returns at once, never throws. */
  wake(): void {
    this.isDue = true;
    this.running ??= this.run().finally(() => {
      this.running = undefined;
      if (this.isDue && !this.stopped.signal.aborted) this.wake();
    });
  }

  /** Aborts running attempts. They are repeated after the next start. */
  async stop(): Promise<void> {
    clearInterval(this.timer);
    this.stopped.abort();
    await this.running;
  }

  private async run() {
    try {
      while (this.isDue && !this.stopped.signal.aborted) {
        this.isDue = false;
        const entries = await leaseEntries(this.database, mostAtOnce);
        if (entries.length === mostAtOnce) this.isDue = true;
        await Promise.all(entries.map((entry) => this.send(entry)));
      }
    } catch {
      // Without the database, entries wait for the next poll.
    }
  }

  private async send(entry: OutboxEntry) {
    const failure = await this.post(entry);
    if (failure === undefined) return removeEntry(this.database, entry.id);
    if (this.stopped.signal.aborted) return;
    const delayS = Math.min(firstDelayS * 2 ** (entry.attempts - 1), longestDelayS);
    this.log(
      `The webhook has not accepted contact request ${entry.contact.id} (attempt ${entry.attempts}: ${failure}); next attempt in ${delayS} s.`,
    );
    await postponeEntry(this.database, entry.id, delayS);
  }

  private async post({ id, contact }: OutboxEntry): Promise<string | undefined> {
    const body = JSON.stringify({ type: 'contact.created', timestamp: contact.created_at, data: contact });
    const headers = {
      'content-type': 'application/json',
      ...signatureHeaders(this.target.secret, id, body, new Date()),
    };
    try {
      // Redirects are refused: they could leak personal data.
      const signal = AbortSignal.any([this.stopped.signal, AbortSignal.timeout(attemptMs)]);
      const response = await fetch(this.target.url, { method: 'POST', headers, body, signal, redirect: 'manual' });
      await response.body?.cancel();
      return response.ok ? undefined : `status ${response.status}`;
    } catch (error) {
      return error instanceof Error ? String(error.cause ?? error.message) : String(error);
    }
  }
}
