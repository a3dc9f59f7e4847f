import { registryElementId, type PageRegistry, type Registry } from '@site/contracts';
import { loadBudgetMs } from '@site/federation';

/** The registry in this document. Throws when the document was not composed. */
export function readPageRegistry(): PageRegistry {
  const text = document.getElementById(registryElementId)?.textContent;
  if (!text) throw new Error(`The document has no #${registryElementId}: it was not written by a composition.`);
  return JSON.parse(text) as PageRegistry;
}

/** Fetches the whole registry of a document. Rejects when it is late, missing, or differs from the document's hash. */
export async function fetchWhole({ whole, wholeIntegrity }: Pick<PageRegistry, 'whole' | 'wholeIntegrity'>): Promise<Registry> {
  const response = await fetch(whole, { integrity: wholeIntegrity, signal: AbortSignal.timeout(loadBudgetMs) });
  if (!response.ok) throw new Error(`The registry answered ${response.status}.`);
  return (await response.json()) as Registry;
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
  readonly #first: Registry | PageRegistry;
  readonly #onParts: (parts: Registry['parts']) => void;

  constructor(first: Registry | PageRegistry, onParts: (parts: Registry['parts']) => void) {
    this.#known = first;
    this.#first = first;
    this.#isWhole = !('whole' in first);
    this.#onParts = onParts;
    onParts(first.parts);
  }

  get known(): Registry {
    return this.#known;
  }

  get isWhole(): boolean {
    return this.#isWhole;
  }

  /** Whether a path that is not known may still exist: the visitor has left the first page, and the whole registry is missing. */
  get isMissing(): boolean {
    return !this.#isWhole && this.isNavigated;
  }

  versionOf(part: string): string {
    return this.#known.parts[part]?.version ?? 'unknown';
  }

  /** Resolves when the whole registry is known or could not be fetched in time; the next call then tries again. */
  async loadWhole(): Promise<void> {
    const first = this.#first;
    if (this.#isWhole || !('whole' in first)) return;
    this.#loading ??= this.#learnWhole(first).finally(() => (this.#loading = undefined));
    await this.#loading;
  }

  async #learnWhole(first: PageRegistry): Promise<void> {
    try {
      const whole = await fetchWhole(first);
      this.#onParts(whole.parts);
      this.#known = whole;
      this.#isWhole = true;
    } catch (error) {
      console.warn('The list of pages could not be loaded; the next navigation tries again.', error);
    }
  }
}
