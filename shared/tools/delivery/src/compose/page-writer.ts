import type { ComposedPage, ModuleId, Registry, Release, RouteRecord, SiteConfig } from '@site/contracts';
import { brotliPage, brotliSuffix, integrityOf, keys, type Storage } from '../storage';
import { type PageFacts, readPageFacts } from './page-facts';
import { pageHeaders } from './policy';
import { fileUrl, narrowRegistry } from './registry';
import type { RenderPool } from './rendering';

export interface PageWriterInput {
  storage: Storage;
  /** Of the composition. */
  id: string;
  releases: readonly Release[];
  config: SiteConfig;
}

/** A page in the storage, with what it looks like. */
export interface WrittenPage {
  page: ComposedPage;
  /** What the parts have drawn, inside `#root`. */
  body: string;
  facts: PageFacts;
}

/** Writes the pages of one composition into the storage, with the headers that they are served with. */
export class PageWriter {
  readonly #wholeIntegrity: string;

  constructor(
    readonly input: PageWriterInput,
    readonly registry: Registry,
    readonly pool: RenderPool,
  ) {
    this.#wholeIntegrity = integrityOf(Buffer.from(JSON.stringify(registry)));
  }

  /** The page of a path; of the not-found page without a route. Rejects when a part throws while it is rendered. */
  async write(path: string, route: RouteRecord | undefined): Promise<WrittenPage> {
    const { storage, id, config, releases } = this.input;
    const modules: ModuleId[] = route ? [`${route.part}/pages/${route.page}`, ...(route.uses ?? [])] : [];
    const { html, styles, body, status } = await this.pool.render({
      path,
      modules,
      document: {
        registry: { ...narrowRegistry(this.registry, route, releases), whole: `/_/registry/${id}.json`, wholeIntegrity: this.#wholeIntegrity },
        config,
        scripts: this.#shellScripts(),
        preload: (route?.preload ?? []).map((url) => ({ url, integrity: this.#integrity(url) })),
        siteUrl: config.siteUrl ?? '',
      },
    });
    const file = keys.page(id, `pages/${encodeURIComponent(path)}.html`);
    await storage.writeOnce(file, html);
    await storage.writeOnce(file + brotliSuffix, await brotliPage(Buffer.from(html)));
    const definition = releases.find(({ part }) => part === route?.part)?.routes.find((each) => each.path === route?.path);
    const facts = readPageFacts(body);
    const headers = pageHeaders({ html, styles, config, frames: embeddedOrigins(releases), noStore: definition?.noStore ?? false });
    return { page: { file, status, headers, links: facts.links }, body, facts };
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

/** Of all pages: a document keeps its policy when the visitor moves on to a page that embeds something. */
function embeddedOrigins(releases: readonly Release[]): string[] {
  return [...new Set(releases.flatMap(({ routes }) => routes.flatMap(({ frames }) => frames ?? [])))].sort();
}
