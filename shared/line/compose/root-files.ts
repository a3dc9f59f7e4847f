import { type Composition, livePath, type Release } from '@site/contracts';
import { addressesOf, type ThirdPartyLicense } from '../release';
import { contentName, keys, readJson, type Storage } from '../storage';
import type { SitePlan } from './registry';

interface RootFile {
  text: string;
  type: string;
}

export interface RootFilesInput {
  plan: SitePlan;
  releases: readonly Release[];
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
    ...(siteUrl ? { '/sitemap.xml': sitemap(plan, siteUrl) } : {}),
  };
  const entries = Object.entries(files).map(async ([path, { text, type }]) => {
    const file = keys.rootFile(contentName(text).slice(0, 22), path.split('/').at(-1) ?? '');
    await storage.writeOnce(file, text);
    return [path, { file, type }] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

function robots(siteUrl: string | undefined): RootFile {
  const lines = ['User-agent: *', 'Allow: /', ...(siteUrl ? [`Sitemap: ${siteUrl}/sitemap.xml`] : [])];
  return { text: `${lines.join('\n')}\n`, type: 'text/plain; charset=utf-8' };
}

/** Requires a public address: every indexable page that is its own canonical address. */
function sitemap({ routes }: SitePlan, siteUrl: string): RootFile {
  const indexable = routes.filter(({ noindex, canonical, path }) => !noindex && (!canonical || canonical === path));
  const lines = indexable.flatMap(addressesOf).map((path) => `  <url><loc>${siteUrl}${path}</loc></url>`);
  return {
    text: `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${lines.join('\n')}\n</urlset>\n`,
    type: 'application/xml; charset=utf-8',
  };
}

const introduction = `Third-party licenses

This site is made with the following open-source packages and files. Each heading lists what the text below it applies to.`;

export async function licensesText(
  storage: Storage,
  releases: readonly Pick<Release, 'part' | 'licenses'>[],
): Promise<string> {
  const ofReleases = await Promise.all(
    releases.map(async ({ part, licenses }) => readJson<ThirdPartyLicense[]>(storage, keys.file(part, licenses.file))),
  );
  return writeLicenses(ofReleases.flat());
}

function writeLicenses(licenses: readonly ThirdPartyLicense[]): string {
  const headings = new Map<string, Set<string>>();
  for (const { name, version, license, text } of licenses) {
    const known = headings.get(text) ?? new Set();
    headings.set(text, known.add(`${name} ${version} (${license})`));
  }
  const sections = [...headings].map(([text, packages]) => ({ heading: [...packages].sort().join('\n'), text }));
  sections.sort((a, b) => (a.heading < b.heading ? -1 : 1));
  return `${[introduction, ...sections.map(({ heading, text }) => `${heading}\n\n${text}`)].join(`\n\n${'-'.repeat(80)}\n\n`)}\n`;
}
