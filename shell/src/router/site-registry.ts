import {
  partOf,
  type ContentName,
  type ModuleId,
  type PageHead,
  type PageRegistry,
  type PartRecord,
  type PartRegistry,
  type Registry,
  type RouteRecord,
} from '@site/contracts';
import { loadBudgetMs } from '@site/runtime/hydrate';
import { fetchLiveName, fetchPartRecord, fetchRegistry, fetchRelease } from './registry-files';

type Params = Readonly<Record<string, string | undefined>>;

/** What React Router matched: the path of the route, its parameters, and the path in the address. */
export interface PageAddress {
  pattern: string;
  params: Params;
  pathname: string;
}

export interface PageMatch {
  route: RouteRecord;
  params: Params;
  id: ModuleId;
  head: PageHead;
  /** False for an unknown parameter: status 404. */
  isKnown: boolean;
}

/** Data of each route. Without a match the page does not exist. */
export interface LoadedPage {
  match: PageMatch | undefined;
  /** The registry could not be loaded, so the page may exist. */
  isMissing: boolean;
}

export interface SiteRegistryOptions {
  pathname: string;
  /** Default: the live registry. */
  name?: ContentName | undefined;
  onParts?: (parts: PageRegistry['parts']) => void;
}

/** Knows the document's own page first, and learns the others. A document keeps its composition. */
export class SiteRegistry {
  readonly #own: PageRegistry;
  readonly #options: SiteRegistryOptions;
  #name: ContentName | undefined;
  #whole: Registry | undefined;
  /** With all scripts of their pages. */
  readonly #records = new Map<string, PartRecord>();
  readonly #overriding = new Map<string, PartRegistry>();
  readonly #loading = new Map<string, Promise<unknown>>();

  constructor(own: PageRegistry, options: SiteRegistryOptions) {
    this.#own = own;
    this.#options = options;
    this.#name = options.name;
    options.onParts?.(own.parts);
  }

  /** Whether the site has changed since the document opened, by the live name or by the versions of the registry. */
  isBehind(live?: ContentName): boolean {
    if (live !== undefined && this.#name !== undefined && live !== this.#name) return true;
    const { parts } = this.#whole ?? this.#own;
    return Object.entries(this.#own.parts).some(([part, { version }]) => parts[part]?.version !== version);
  }

  /** All that are known so far, by path. */
  get routes(): ReadonlyMap<string, RouteRecord> {
    const composed = [...this.#own.routes, ...(this.#whole?.routes ?? [])];
    const live = composed.filter(({ part }) => !this.#overriding.has(part));
    const others = [...this.#overriding.values()].flatMap(({ routes }) => routes);
    return new Map([...live, ...others].map((route) => [route.path, route]));
  }

  readPage(address: PageAddress): LoadedPage {
    const isOwn = this.#isOwn(address.pathname);
    const route = this.#findOwn(address) ?? this.routes.get(address.pattern);
    const isMissing = !isOwn && (!this.#whole || (route !== undefined && this.#unknownParts(route).length > 0));
    return { match: route && !isMissing ? describePage(route, address.params) : undefined, isMissing };
  }

  versionOf(part: string): string {
    return (
      this.#overriding.get(part)?.part.version ??
      this.#own.parts[part]?.version ??
      this.#whole?.parts[part]?.version ??
      'unknown'
    );
  }

  /** Loads the site's routes, except for the document's own page. Resolves also on failure; the next call retries. */
  async learn(pathname: string): Promise<void> {
    if (!this.#isOwn(pathname)) await warnOfFailure(this.loadWhole());
  }

  /** Loads what the parts of a page may load. Resolves also on failure; the next call retries. */
  async loadParts(address: PageAddress): Promise<void> {
    const route = this.#findOwn(address) ? undefined : this.routes.get(address.pattern);
    if (route && this.#whole)
      await warnOfFailure(Promise.all(this.#unknownParts(route).map((part) => this.#loadRecord(part))));
  }

  async loadWhole(): Promise<Registry> {
    this.#whole ??= await this.#once('whole', async () =>
      fetchRegistry((this.#name ??= await fetchLiveName(loadBudgetMs))),
    );
    return this.#whole;
  }

  /** Other versions may show fragments that live does not name. */
  async loadEveryPart(): Promise<void> {
    const { parts } = await this.loadWhole();
    const missing = Object.keys(parts).filter((part) => part !== 'shell' && !this.#records.has(part));
    await Promise.all(missing.map((part) => this.#loadRecord(part)));
  }

  override(part: string, registry: PartRegistry): void {
    this.#overriding.set(part, registry);
    this.#records.set(part, registry.part);
    this.#options.onParts?.({ [part]: registry.part });
  }

  /** Whether this is the document's page, also if it does not exist. With an override it is another page. */
  #isOwn(pathname: string): boolean {
    return (
      pathname === this.#options.pathname &&
      [...this.#overriding].every(([name, { part }]) => part.version === this.#own.parts[name]?.version)
    );
  }

  #findOwn({ pattern, pathname }: PageAddress): RouteRecord | undefined {
    return this.#isOwn(pathname) ? this.#own.routes.find(({ path }) => path === pattern) : undefined;
  }

  #unknownParts({ part, consumes = [] }: RouteRecord): string[] {
    return [...new Set([part, ...consumes.map(partOf)])].filter((each) => !this.#records.has(each));
  }

  async #loadRecord(part: string): Promise<void> {
    const reference = this.#whole?.parts[part];
    if (!reference) return;
    const { version = reference.version } = this.#own.parts[part] ?? {};
    // Running code stays at the document's version.
    if (version !== reference.version)
      return this.override(part, await this.#once(`${part}@${version}`, () => fetchRelease(part, version)));
    const record = await this.#once(reference.record, () => fetchPartRecord(reference.record));
    this.#records.set(part, record);
    this.#options.onParts?.({ [part]: record });
  }

  #once<T>(name: string, load: () => Promise<T>): Promise<T> {
    const known = this.#loading.get(name) as Promise<T> | undefined; // one name, one type
    const loading = known ?? load().finally(() => this.#loading.delete(name));
    this.#loading.set(name, loading);
    return loading;
  }
}

async function warnOfFailure(loading: Promise<unknown>): Promise<void> {
  try {
    await loading;
  } catch (error) {
    console.warn('The list of pages could not be loaded; the next navigation tries again.', error);
  }
}

export function describePage(route: RouteRecord, params: Params): PageMatch {
  const instance = route.staticParams?.find((each) =>
    Object.entries(each.params).every(([name, value]) => params[name] === value),
  );
  const isKnown = instance !== undefined || !route.staticParams;
  const head = instance ?? (isKnown ? route : route.fallback);
  return { route, params, id: `${route.part}/pages/${route.page}`, head: describe(head), isKnown };
}

function describe({ title = '', description = '', image, about }: Partial<PageHead> = {}): PageHead {
  return { title, description, ...(image ? { image } : {}), ...(about ? { about } : {}) };
}
