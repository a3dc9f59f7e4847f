/** What a page may load before an interaction. KB (1000 bytes) after brotli, quality 11. */
export interface PageBudget {
  scripts: number;
  /** A connection's first round trip has 14.6 KB; the largest pages need a second one for their styles. */
  html: number;
  /** Scripts, fonts, style sheets and other files named by the document, except pictures. */
  requests: number;
  /** Longest chain of scripts; 1 when the document names all that run on load. */
  chain: number;
}

/** Figures of November 2026 plus a few percent (`shared/docs/performance.md`). Say what an increase allows. */
export const pageBudgets: Readonly<Record<'waiting' | 'onLoad', PageBudget>> = {
  /** All modules wait for an interaction (`hydrate`): only the shell's scripts. */
  waiting: { scripts: 172, html: 15.6, requests: 7, chain: 1 },
  onLoad: { scripts: 212, html: 15.6, requests: 14, chain: 1 },
};
