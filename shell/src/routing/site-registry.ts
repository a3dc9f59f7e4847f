import {
  partOf,
  type ContentName,
  type PageRegistry,
  type PartRecord,
  type PartRegistry,
  type Registry,
  type RouteRecord,
} from '@site/contracts';
import { loadBudgetMs } from '@site/runtime/hydrate';
import { describePage, findInstance, matchRoute, type PageMatch, type RouteMatch } from './match';
import { fetchLiveName, fetchPartRecord, fetchRegistry, fetchRelease } from './registry-files';

export interface SiteRegistryOptions {
  pathname: string;
  /** Default: the live registry. */
  name?: ContentName | undefined;
  onParts?: (parts: PageRegistry['parts']) => void;
}

/** Its own page, then each page about to open. A document keeps its composition. */
export class SiteRegistry {
  readonly #own: PageRegistry;
  readonly #options: SiteRegistryOptions;
  #name: ContentName | undefined;
  #whole: Registry | undefined;
  /** With all scripts of their pages. */
  readonly #records = new Map<string, PartRecord>();
  readonly #overriding = new Map<string, PartRegistry>();
  readonly #loading = new Map<string, Promise<unknown>>();
  isNavigated = false;

  constructor(own: PageRegistry, options: SiteRegistryOptions) {
    this.#own = own;
    this.#options = options;
    this.#name = options.name;
    options.onParts?.(own.parts);
  }

  get name(): ContentName | undefined {
    return this.#name;
  }

  /** Whether another composition was live when the registry was fetched. */
  get isOutdated(): boolean {
    const { parts = {} } = this.#whole ?? {};
    return (
      this.#whole !== undefined &&
      Object.entries(this.#own.parts).some(([part, { version }]) => parts[part]?.version !== version)
    );
  }

  /** Also `undefined` while unknown. */
  findPage(pathname: string): PageMatch | undefined {
    const own = this.#isAsWritten() && this.#findOwn(pathname);
    if (own) return own;
    const match = this.#match(pathname);
    if (!match || this.#unknownParts(match).length > 0) return undefined;
    return describePage(match, findInstance(match.route.instances, match.params));
  }

  /** An unfound page may exist: not everything was fetched. */
  isMissing(pathname: string): boolean {
    if (!this.isNavigated || this.findPage(pathname)) return false;
    return !this.#whole || this.#match(pathname) !== undefined;
  }

  versionOf(part: string): string {
    return (
      this.#overriding.get(part)?.part.version ??
      this.#own.parts[part]?.version ??
      this.#whole?.parts[part]?.version ??
      'unknown'
    );
  }

  /** Resolves also on failure; the next call retries. */
  async learn(pathname: string): Promise<void> {
    try {
      await this.loadWhole();
      const match = this.#match(pathname);
      if (match) await Promise.all(this.#unknownParts(match).map((part) => this.#loadRecord(part)));
    } catch (error) {
      console.warn('The list of pages could not be loaded; the next navigation tries again.', error);
    }
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

  #routes(): readonly RouteRecord[] {
    const { routes } = this.#whole ?? this.#own;
    if (this.#overriding.size === 0) return routes;
    const whole = routes.filter(({ part }) => !this.#overriding.has(part));
    return [...whole, ...[...this.#overriding.values()].flatMap(({ routes }) => routes)];
  }

  #findOwn(pathname: string): PageMatch | undefined {
    const match = matchRoute(this.#own.routes, pathname);
    const instance = match && findInstance(match.route.instances, match.params);
    const isOwn = match && (instance ?? pathname === this.#options.pathname);
    return isOwn && !this.#isShadowed(pathname, match) ? describePage(match, instance) : undefined;
  }

  #isShadowed(pathname: string, { route }: RouteMatch): boolean {
    return (
      this.#whole !== undefined &&
      matchRoute(this.#whole.routes, pathname)?.route.path !== route.path &&
      pathname !== this.#options.pathname
    );
  }

  #match(pathname: string): RouteMatch | undefined {
    return this.#whole || this.#overriding.size > 0 ? matchRoute(this.#routes(), pathname) : undefined;
  }

  #unknownParts({ route }: RouteMatch): string[] {
    return [...new Set([route.part, ...(route.uses ?? []).map(partOf)])].filter((part) => !this.#records.has(part));
  }

  #isAsWritten(): boolean {
    return [...this.#overriding].every(([name, { part }]) => part.version === this.#own.parts[name]?.version);
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
