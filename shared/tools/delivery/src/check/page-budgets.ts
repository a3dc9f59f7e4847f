/**
 * What a page may make a phone ask for before its visitor does anything. Sizes in KB (1000 bytes) after brotli, quality
 * 11.
 */
export interface PageBudget {
  /** All scripts that the document starts or preloads, those of the shell among them. */
  scripts: number;
  /** The document. Its first 14 KB arrive in the first round trip of a connection. */
  html: number;
  /** Scripts, fonts, style sheets and other files that the document names; not its pictures. */
  requests: number;
  /** Scripts in a row, each named by the one before; 1 when the document names all that run on load. */
  chain: number;
}

/**
 * Figures of November 2026 with room for a few percent: see `shared/docs/performance.md`. Raise one only with what it
 * buys.
 */
export const pageBudgets: Readonly<Record<'waiting' | 'onLoad', PageBudget>> = {
  /** Every module of the page waits for its visitor (`hydrate`): the shell alone. */
  waiting: { scripts: 134, html: 14, requests: 7, chain: 1 },
  onLoad: { scripts: 175, html: 14, requests: 14, chain: 1 },
};
