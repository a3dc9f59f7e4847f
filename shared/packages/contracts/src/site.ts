/** The name of the site, once. */
export const siteName = 'Manzil';

/** Name of the one Trusted Types policy: the loader creates it, the content security policy allows no other. */
export const trustedTypesPolicy = 'site-scripts';

/** What a page may know about where it runs. Written into the document by the composition. */
export interface SiteConfig {
  /** Where contact requests go. `url` is an origin, or `''` for the page's own origin. */
  contact: { url: string; key: string };
  /** Public address of the site without a slash at the end, for canonical links. Absent: nothing names an address. */
  siteUrl?: string;
  /**
   * How views are reported: to `url` (`REPORT_URL`), or to the table `report` beside the contact requests. `sample` is
   * the share of views, above 0 and up to 1 (`REPORT_SAMPLE`). Absent: nothing is reported.
   */
  beacon?: { sample: number; url?: string };
  /**
   * Whether `?use=` selects other versions: for anybody, with a signed link, or for nobody. Absent: on loopback
   * addresses only.
   */
  overrides?: 'on' | 'signed' | 'off';
  /** Key that verifies signed links: P-256, uncompressed point in base64url, 87 characters. */
  overrideKey?: string;
  /** Parts may come from a development server on this machine (`npm run dev`). Never set on a public site. */
  development?: true;
}

/** Element that carries the {@link SiteConfig} as JSON. */
export const siteConfigElementId = 'site-config';

/** Reads the configuration of this document. Throws when the document was not composed. */
export function readSiteConfig(): SiteConfig {
  const text = document.getElementById(siteConfigElementId)?.textContent;
  if (!text) throw new Error(`The document has no #${siteConfigElementId}: it was not written by a composition.`);
  return JSON.parse(text) as SiteConfig;
}

/**
 * A contact form fires it on itself when a request was not stored. `detail` is a code such as `PT429`, and nothing that
 * was typed.
 */
export const contactFailedEvent = 'contact:request-failed';
