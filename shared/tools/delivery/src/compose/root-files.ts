import type { Registry } from '@site/contracts';
import { addressesOf } from '../release';

interface RootFile {
  text: string;
  type: string;
}

export function robots(siteUrl: string | undefined): RootFile {
  const lines = ['User-agent: *', 'Allow: /', ...(siteUrl ? [`Sitemap: ${siteUrl}/sitemap.xml`] : [])];
  return { text: `${lines.join('\n')}\n`, type: 'text/plain; charset=utf-8' };
}

/** For a site with a public address: every page that may be indexed and is its own canonical address. */
export function sitemap(registry: Registry, siteUrl: string): RootFile {
  const paths = registry.routes
    .filter(({ noindex, canonical, path }) => !noindex && (!canonical || canonical === path))
    .flatMap(addressesOf);
  const urls = paths.map((path) => `  <url><loc>${siteUrl}${path}</loc></url>`).join('\n');
  return {
    text: `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}\n</urlset>\n`,
    type: 'application/xml; charset=utf-8',
  };
}
