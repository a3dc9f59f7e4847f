import type { ComposedPage, Composition, Registry, Release, RouteRecord, SiteConfig } from '@site/contracts';
import { checkReleases, type CheckReport } from './check';
import { brotli, brotliSuffix } from './compress';
import { UserError } from './errors';
import { contentId, integrityOf } from './hash';
import { contentSecurityPolicy, documentHeaders, immutableHeaders } from './policy';
import { buildRegistry, fileUrl, narrowRegistry } from './registry';
import { Renderer } from './renderer';
import { robots, sitemap } from './root-files';
import { keys, readJson, type Storage } from './storage';

/** Raised when what is written here changes, so that the same releases are composed anew. */
const format = 1;

export interface ComposeInput {
  storage: Storage;
  /** Part to version; the shell among them. */
  parts: Readonly<Record<string, string>>;
  config: SiteConfig;
  /** Public address without a trailing slash, or `''`. */
  siteUrl: string;
}

export interface ComposeReport extends CheckReport {
  composition: Composition;
  /** False when this very composition was there already. */
  wasComposed: boolean;
}

/** Renders one release of each part to static pages. Throws with all refusals when they do not fit together. */
export async function compose({ storage, parts, config, siteUrl }: ComposeInput): Promise<ComposeReport> {
  const id = contentId([String(format), JSON.stringify(Object.entries(parts).sort()), JSON.stringify(config), siteUrl], 12);
  const releases = await readReleases(storage, parts);
  const report = checkReleases(releases);
  if (report.refusals.length > 0) throw new UserError(`This cannot go live:\n${report.refusals.map((line) => `  ${line}`).join('\n')}`);
  if (await storage.read(keys.composition(id))) {
    return { ...report, composition: await readJson<Composition>(storage, keys.composition(id)), wasComposed: false };
  }
  const composition = await write({ storage, id, parts, releases, config, siteUrl });
  return { ...report, composition, wasComposed: true };
}

export async function readReleases(storage: Storage, parts: Readonly<Record<string, string>>): Promise<Release[]> {
  const entries = Object.entries(parts).sort(([a], [b]) => a.localeCompare(b));
  return Promise.all(entries.map(([part, version]) => readJson<Release>(storage, keys.release(part, version))));
}

interface WriteInput extends ComposeInput {
  id: string;
  releases: readonly Release[];
}

async function write(input: WriteInput): Promise<Composition> {
  const { storage, id, parts, releases, siteUrl } = input;
  const registry = buildRegistry(id, releases);
  const whole = JSON.stringify(registry);
  const wholeFile = keys.page(id, 'registry.json');
  await storage.writeOnce(wholeFile, whole);
  await storage.writeOnce(wholeFile + brotliSuffix, await brotli(Buffer.from(whole)));
  const writer = new PageWriter(input, registry, await Renderer.open(storage, releases));
  const pages: Record<string, ComposedPage> = {};
  const unknownInstances: { path: string; page: ComposedPage }[] = [];
  for (const route of registry.routes) {
    for (const path of pathsOf(route)) pages[path] = await writer.write(path, route);
    if (route.instances) unknownInstances.push({ path: route.path, page: await writer.write(route.path, route) });
  }
  const composition: Composition = {
    id,
    createdAt: new Date().toISOString(),
    parts,
    pages,
    unknownInstances,
    notFound: await writer.write('/404', undefined),
    rootFiles: {
      [`/_/registry/${id}.json`]: { file: wholeFile, headers: { ...immutableHeaders, 'content-type': 'application/json' } },
      ...(await writeRootFiles(storage, id, registry, siteUrl)),
    },
  };
  await storage.writeOnce(keys.composition(id), JSON.stringify(composition));
  return composition;
}

function pathsOf(route: RouteRecord): string[] {
  if (!route.instances) return [route.path];
  return route.instances.map(({ params }) => route.path.replace(/:([^/]+)/g, (_, name: string) => params[name] ?? ''));
}

async function writeRootFiles(storage: Storage, id: string, registry: Registry, siteUrl: string): Promise<Composition['rootFiles']> {
  const files = { '/robots.txt': robots(siteUrl), '/sitemap.xml': sitemap(registry, siteUrl) };
  const entries = Object.entries(files).map(async ([path, { text, type }]) => {
    const file = keys.page(id, path.slice(1));
    await storage.writeOnce(file, text);
    return [path, { file, headers: { 'content-type': type, 'cache-control': 'no-cache' } }] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

class PageWriter {
  constructor(
    readonly input: WriteInput,
    readonly registry: Registry,
    readonly renderer: Renderer,
  ) {}

  async write(path: string, route: RouteRecord | undefined): Promise<ComposedPage> {
    const { storage, id, config, siteUrl, releases } = this.input;
    const page = await this.renderer.render(path, this.registry, route);
    const { html, styles } = this.renderer.writeDocument({
      page,
      registry: { ...narrowRegistry(this.registry, route, releases), whole: `/_/registry/${id}.json` },
      config,
      scripts: this.#shellScripts(),
      preload: (route?.preload ?? []).map((url) => ({ url, integrity: this.#integrity(url) })),
      siteUrl,
    });
    const file = keys.page(id, `pages/${encodeURIComponent(path)}.html`);
    await storage.writeOnce(file, html);
    await storage.writeOnce(file + brotliSuffix, await brotli(Buffer.from(html)));
    const definition = releases.find(({ part }) => part === route?.part)?.routes.find((each) => each.path === route?.path);
    return {
      file,
      status: page.status,
      headers: {
        ...documentHeaders,
        etag: `"${integrityOf(Buffer.from(html)).slice(7, 29)}"`,
        'cache-control': definition?.noStore ? 'no-store' : 'no-cache',
        'content-security-policy': contentSecurityPolicy({ styles, config, frames: definition?.frames ?? [] }),
      },
      links: linksIn(page.html),
    };
  }

  #shellScripts() {
    const shell = this.input.releases.find((release) => release.shell);
    return (shell?.shell?.scripts ?? []).map((name) => {
      const url = fileUrl('shell', name);
      return { url, integrity: this.#integrity(url) };
    });
  }

  #integrity(url: string): string {
    for (const { integrity } of Object.values(this.registry.parts)) if (integrity[url]) return integrity[url];
    throw new Error(`No release has a hash for ${url}.`);
  }
}

/** Addresses of this site that the HTML links to, without query and hash. */
function linksIn(html: string): string[] {
  const found = [...html.matchAll(/<a\b[^>]*?\shref="(\/[^"#?]*)/g)].map(([, href]) => href ?? '/');
  return [...new Set(found)].sort();
}
