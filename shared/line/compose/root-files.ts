import type { Composition, Release } from '@site/contracts';
import { livePath, snapshotPath } from '@site/contracts';
import { addressesOf } from '../release';
import { contentName, keys, type Storage } from '../storage';
import { licensesText } from './licenses-text';
import { rootFileHeaders } from './policy';
import type { SitePlan } from './registry';
import { snapshotOf } from './snapshot';

interface RootFile {
  text: string;
  type: string;
}

/** Limit of the sitemap protocol. */
const urlsPerSitemap = 50_000;

export interface RootFilesInput {
  plan: SitePlan;
  releases: readonly Release[];
  /** Name of the registry. */
  registry: string;
  siteUrl: string | undefined;
}

export async function writeRootFiles(
  storage: Storage,
  { plan, releases, registry, siteUrl }: RootFilesInput,
): Promise<Composition['rootFiles']> {
  const files: Record<string, RootFile> = {
    '/robots.txt': robots(siteUrl),
    '/licenses.txt': { text: await licensesText(storage, releases), type: 'text/plain; charset=utf-8' },
    [livePath]: { text: registry, type: 'text/plain; charset=utf-8' },
    [snapshotPath]: { text: JSON.stringify(snapshotOf(releases)), type: 'application/json' },
    ...(siteUrl ? sitemaps(plan, siteUrl) : {}),
  };
  const entries = Object.entries(files).map(async ([path, { text, type }]) => {
    const file = keys.rootFile(contentName(text).slice(0, 22), path.split('/').at(-1) ?? '');
    await storage.writeOnce(file, text);
    return [path, { file, headers: { 'content-type': type, ...rootFileHeaders } }] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

function robots(siteUrl: string | undefined): RootFile {
  const lines = ['User-agent: *', 'Allow: /', ...(siteUrl ? [`Sitemap: ${siteUrl}/sitemap.xml`] : [])];
  return { text: `${lines.join('\n')}\n`, type: 'text/plain; charset=utf-8' };
}

/** Requires a public address: every indexable page that is its own canonical address. */
export function sitemaps(plan: SitePlan, siteUrl: string, limit = urlsPerSitemap): Record<string, RootFile> {
  const urls = plan.routes
    .filter(({ noindex, canonical, path }) => !noindex && (!canonical || canonical === path))
    .flatMap(addressesOf)
    .map((path) => siteUrl + path);
  if (urls.length <= limit) return { '/sitemap.xml': sitemap('urlset', 'url', urls) };
  const parts = Array.from({ length: Math.ceil(urls.length / limit) }, (_, index) =>
    sitemap('urlset', 'url', urls.slice(index * limit, (index + 1) * limit)),
  );
  const named = Object.fromEntries(parts.map((part, index) => [`/sitemap-${index + 1}.xml`, part]));
  const all = Object.keys(named).map((path) => siteUrl + path);
  return { '/sitemap.xml': sitemap('sitemapindex', 'sitemap', all), ...named };
}

function sitemap(root: string, entry: string, addresses: readonly string[]): RootFile {
  const lines = addresses.map((address) => `  <${entry}><loc>${address}</loc></${entry}>`).join('\n');
  return {
    text: `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${lines}\n</${root}>\n`,
    type: 'application/xml; charset=utf-8',
  };
}
