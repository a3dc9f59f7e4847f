import { registryElementId, type PageRegistry, type Registry } from '@site/contracts';
import { loadBudgetMs } from '@site/federation';

/** The registry in this document. Throws when the document was not composed. */
export function readPageRegistry(): PageRegistry {
  const text = document.getElementById(registryElementId)?.textContent;
  if (!text) throw new Error(`The document has no #${registryElementId}: it was not written by a composition.`);
  return JSON.parse(text) as PageRegistry;
}

/**
 * The registry of this document: at first only what its own page needs, and all of it once the visitor is
 * about to leave that page. A document keeps the composition that it was written by.
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

  /** Resolves when the whole registry is known or could not be fetched in time; the next call then tries again. */
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
      console.warn('The list of pages could not be loaded; the next navigation tries again.', error);
    }
  }
}
