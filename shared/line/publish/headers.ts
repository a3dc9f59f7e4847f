import { compositionHeader, type Composition } from '@site/contracts';

export type Headers = Readonly<Record<string, string>>;

/** Of every answer: browsers guess no other type. */
const everywhere = { 'x-content-type-options': 'nosniff' };

/** Files of releases and registries, which never change. */
export const immutableHeaders: Headers = {
  ...everywhere,
  'cache-control': 'public, max-age=31536000, immutable',
  'access-control-allow-origin': '*',
};

/** What only a header can say of a document; the rest of its policy is in it. */
const ofDocuments: Headers = {
  ...everywhere,
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': "frame-ancestors 'none'",
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'cache-control': 'no-cache',
};

export const noStore: Headers = { 'cache-control': 'no-store' };

/** The table of a composition: each document has the same headers, but for its cache. */
export function siteHeaders({ config, registry }: Pick<Composition, 'config' | 'registry'>, { isIndexed = true } = {}) {
  const isHttps = config.siteUrl?.startsWith('https:');
  const ofSite: Headers = isHttps ? { 'strict-transport-security': 'max-age=31536000' } : {};
  const documents: Headers = {
    ...ofDocuments,
    ...ofSite,
    // In a form that scripts of the page can read.
    [compositionHeader.name]: `${compositionHeader.metric};desc="${registry}"`,
    ...(isIndexed ? {} : { 'x-robots-tag': 'noindex' }),
  };
  const rootFile = (type: string): Headers => ({
    ...everywhere,
    ...ofSite,
    'content-type': type,
    'cache-control': 'no-cache',
  });
  return { documents, rootFile };
}
