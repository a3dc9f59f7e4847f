import type { ComposedPage, PageRegistry, Release, SiteConfig } from '@site/contracts';
import type { WeighedPage } from '../check';
import { fileUrl } from '../release';
import { brotliPage, brotliSuffix, keys, type Storage } from '../storage';
import type { PageTask } from './compose-pages';
import { pageHash } from './integrity';
import { readPageFacts } from './page-facts';
import { readPageWeight } from './page-weight';
import { pageHeaders } from './policy';
import { documentRegistry, embeddedOrigins, modulesOf, type SitePlan } from './registry';
import type { Renderer } from './rendering';

export interface PageWriterInput {
  storage: Storage;
  releases: readonly Release[];
  config: SiteConfig;
  plan: SitePlan;
}

export interface WrittenPage {
  page: ComposedPage;
  /** False when the storage had this document. */
  isNew: boolean;
  body: string;
  parts: readonly string[];
  weight: WeighedPage;
}

/** Writes pages with their headers into the storage. */
export class PageWriter {
  readonly #frames: readonly string[];

  constructor(
    readonly input: PageWriterInput,
    readonly renderer: Renderer,
  ) {
    this.#frames = embeddedOrigins(input.releases);
  }

  /** Rejects when a part throws while rendering. */
  async write(task: PageTask): Promise<WrittenPage> {
    const { storage, config, releases, plan } = this.input;
    const { path, kind, route, instance } = task;
    const registry: PageRegistry = documentRegistry(plan, route, instance, releases);
    const { html, styles, body } = await this.renderer.render({
      path,
      modules: route ? modulesOf(route.part, route) : [],
      document: {
        registry,
        config,
        scripts: this.#shellScripts(),
        preload: (route?.preload ?? []).map(({ url, modules }) => ({ url, modules, integrity: this.#integrity(url) })),
        siteUrl: config.siteUrl ?? '',
      },
    });
    const bytes = Buffer.from(html);
    const hash = pageHash(bytes);
    const file = keys.page(hash);
    const isNew = (await storage.writeOnce(file, bytes)) === 'written';
    // The smallest file takes a fifth of a second.
    const compressed = (await storage.read(file + brotliSuffix)) ?? (await brotliPage(bytes));
    await storage.writeOnce(file + brotliSuffix, compressed);
    const { links, parts } = readPageFacts(body);
    const headers = pageHeaders({ styles, config, frames: this.#frames, noStore: task.noStore });
    return {
      page: {
        file,
        status: kind === 'page' ? 200 : 404,
        headers: { ...headers, etag: `"${hash}"` },
        links,
      },
      isNew,
      body,
      parts,
      weight: readPageWeight(html, compressed.length),
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
    for (const { integrity } of Object.values(this.input.plan.parts)) if (integrity[url]) return integrity[url];
    throw new Error(`No release has a hash for ${url}.`);
  }
}
