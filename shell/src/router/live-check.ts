import type { ContentName } from '@site/contracts';
import { fetchLiveName } from './registry-files';
import type { SiteRegistry } from './site-registry';

const askEveryMs = 60_000;
/** Milliseconds. */
const answerLimitMs = 1000;

/** Whether the site has changed since this document opened. */
export class LiveCheck {
  readonly #registry: SiteRegistry;
  #askedAt = Date.now();
  #asking: Promise<void> | undefined;
  #live: ContentName | undefined;

  constructor(registry: SiteRegistry) {
    this.#registry = registry;
  }

  get isBehind(): boolean {
    return this.#registry.isBehind(this.#live);
  }

  /** Never rejects; without an answer nothing changes. */
  refresh({ isUrgent = false } = {}): Promise<void> {
    const isDue = isUrgent || Date.now() - this.#askedAt >= askEveryMs;
    if (!this.isBehind && isDue) this.#asking ??= this.#ask().finally(() => (this.#asking = undefined));
    return this.#asking ?? Promise.resolve();
  }

  async #ask(): Promise<void> {
    this.#askedAt = Date.now();
    try {
      this.#live = await fetchLiveName(answerLimitMs);
    } catch {}
  }
}
