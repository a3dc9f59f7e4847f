export const siteName = 'Manzil';

/** The only policy that is allowed. */
export const trustedTypesPolicy = 'site-scripts';

/** A hanging script fails before its module does (`loadBudgetMs`), so that the next attempt loads it again. */
export const scriptBudgetMs = 2900;

/** Written into the document by the composition. */
export interface SiteConfig {
  /** `url` is an origin, or `''` for the page's own. */
  contact: { url: string; key: string };
  /** Without a trailing slash, for canonical links. */
  siteUrl?: string;
  /** `sample` is the reported share of views. Absent: nothing is reported. */
  report?: { sample: number; url?: string };
  /** Who may select versions with `?use=`. Absent: loopback addresses only. */
  overrides?: 'on' | 'off';
  /** Never set on a public site. */
  development?: true;
}

export const siteConfigElementId = 'site-config';

/** Throws when the document was not composed. */
export function readSiteConfig(): SiteConfig {
  const text = document.getElementById(siteConfigElementId)?.textContent;
  if (!text) throw new Error(`The document has no #${siteConfigElementId}: it was not written by a composition.`);
  return JSON.parse(text) as SiteConfig;
}

/** `detail` is a code such as `PT429`, never typed text. */
export const contactFailedEvent = 'contact:request-failed';
