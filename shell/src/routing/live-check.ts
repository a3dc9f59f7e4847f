import type { LiveAnswer } from '@site/contracts';
import { fetchLive } from './registry-files';
import type { SiteRegistry } from './site-registry';

/** A tab asks at most so often (ms). */
const askEveryMs = 60_000;
/** A navigation waits so long for the answer (ms). It is asked for when the pointer reaches the link. */
const answerLimitMs = 1000;

/**
 * Knows whether the site has moved on since this document was opened, or a version in it was withdrawn: then the next
 * link loads the document of its page.
 */
export class LiveCheck {
  readonly #registry: SiteRegistry;
  #askedAt = Date.now();
  #asking: Promise<void> | undefined;
  #live: LiveAnswer | undefined;

  constructor(registry: SiteRegistry) {
    this.#registry = registry;
  }

  get isBehind(): boolean {
    const { name, isOutdated } = this.#registry;
    if (isOutdated || this.#live === undefined) return isOutdated;
    return (name !== undefined && this.#live.name !== name) || this.#registry.has(this.#live.withdrawn);
  }

  /** Asks what is live unless that was asked a short while ago. Never rejects: without an answer nothing changes. */
  refresh({ isUrgent = false } = {}): Promise<void> {
    const isDue = isUrgent || Date.now() - this.#askedAt >= askEveryMs;
    if (!this.isBehind && isDue) this.#asking ??= this.#ask().finally(() => (this.#asking = undefined));
    return this.#asking ?? Promise.resolve();
  }

  async #ask(): Promise<void> {
    this.#askedAt = Date.now();
    try {
      this.#live = await fetchLive(answerLimitMs);
    } catch {
      // The next navigation asks again, after the usual time.
    }
  }
}
