/** What a page may load before an interaction. KB (1000 bytes) after brotli, quality 11. */
export interface PageBudget {
  /** All scripts that the document starts or preloads, including the shell's. */
  scripts: number;
  /**
   * The first round trip of a connection carries 14.6 KB. 14.2 instead of 14 buys hearts that answer before scripts
   * (decision 0033).
   */
  html: number;
  /** Scripts, fonts, style sheets and other files named by the document, except pictures. */
  requests: number;
  /** Longest chain of scripts; 1 when the document names all that run on load. */
  chain: number;
}

/** Figures of November 2026 plus a few percent: see `shared/docs/performance.md`. State what an increase buys. */
export const pageBudgets: Readonly<Record<'waiting' | 'onLoad', PageBudget>> = {
  /** All modules wait for an interaction (`hydrate`): only the shell's scripts. */
  waiting: { scripts: 134, html: 14.2, requests: 7, chain: 1 },
  onLoad: { scripts: 175, html: 14.2, requests: 14, chain: 1 },
};
