export const siteName = 'Manzil';

/** Name of the only Trusted Types policy: the content security policy allows no other. */
export const trustedTypesPolicy = 'site-scripts';

/** A page's knowledge of its environment, written into the document by the composition. */
export interface SiteConfig {
  /** Destination of contact requests. `url` is an origin, or `''` for the page's own origin. */
  contact: { url: string; key: string };
  /** Public origin without a trailing slash, for canonical links. */
  siteUrl?: string;
  /**
   * Views are reported to `url` (`REPORT_URL`), or to the table `report`. `sample` is the reported share of views,
   * above 0, at most 1 (`REPORT_SAMPLE`). Absent: nothing is reported.
   */
  beacon?: { sample: number; url?: string };
  /**
   * Who may select versions with `?use=`: anybody, holders of a signed link, or nobody. Absent: loopback addresses
   * only.
   */
  overrides?: 'on' | 'signed' | 'off';
  /** Verifies signed links: P-256, uncompressed point in base64url, 87 characters. */
  overrideKey?: string;
  /** Parts may come from a development server on this machine (`npm run dev`). Never set on a public site. */
  development?: true;
}

/** Id of the JSON script element of the {@link SiteConfig}. */
export const siteConfigElementId = 'site-config';

/** Throws when the document was not composed. */
export function readSiteConfig(): SiteConfig {
  const text = document.getElementById(siteConfigElementId)?.textContent;
  if (!text) throw new Error(`The document has no #${siteConfigElementId}: it was not written by a composition.`);
  return JSON.parse(text) as SiteConfig;
}

/** Fired on a contact form when a request was not stored. `detail` is a code such as `PT429`, never typed text. */
export const contactFailedEvent = 'contact:request-failed';
