import { registryElementId, type PageRegistry, type Registry } from '@site/contracts';
import { loadBudgetMs } from '@site/federation';

/** The registry that the composition wrote into this document. Throws when there is none. */
export function readPageRegistry(): PageRegistry {
  const text = document.getElementById(registryElementId)?.textContent;
  if (!text) throw new Error(`The document has no #${registryElementId}: it was not written by a composition.`);
  return JSON.parse(text) as PageRegistry;
}

/**
 * The registry as this document knows it: at first what its own page needs, and after the first
 * thought of leaving it, all of it. A document stays with the composition that it came from.
 */
export class SiteRegistry {
  #known: Registry;
  #isWhole = false;
  /** Whether the document has left the page it was composed for. */
  isNavigated = false;
  #loading: Promise<void> | undefined;
  readonly #wholeUrl: string | undefined;
  readonly #onParts: (parts: Registry['parts']) => void;

  constructor(first: Registry & { whole?: string }, onParts: (parts: Registry['parts']) => void) {
    this.#known = first;
    this.#wholeUrl = first.whole;
    this.#isWhole = first.whole === undefined;
    this.#onParts = onParts;
    onParts(first.parts);
  }

  get known(): Registry {
    return this.#known;
  }

  get isWhole(): boolean {
    return this.#isWhole;
  }

  versionOf(part: string): string {
    return this.#known.parts[part]?.version ?? 'unknown';
  }

  /** Resolves when all is known, or when it could not be fetched in time; then the next call tries again. */
  async loadWhole(): Promise<void> {
    if (this.#isWhole || !this.#wholeUrl) return;
    this.#loading ??= this.#fetchWhole(this.#wholeUrl).finally(() => (this.#loading = undefined));
    await this.#loading;
  }

  async #fetchWhole(url: string): Promise<void> {
    try {
      const response = await fetch(url, { signal: AbortSignal.timeout(loadBudgetMs) });
      if (!response.ok) throw new Error(`The registry answered ${response.status}.`);
      const whole = (await response.json()) as Registry;
      this.#onParts(whole.parts);
      this.#known = whole;
      this.#isWhole = true;
    } catch (error) {
      console.warn('The list of pages could not be loaded; the next navigation asks again.', error);
    }
  }
}
