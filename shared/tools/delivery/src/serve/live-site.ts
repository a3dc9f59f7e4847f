import type { ShownToNetwork } from '@site/contact-store';
import type { Activation, Composition, Release, Split } from '@site/contracts';
import { findLive, isInSplit, withdrawnNames } from '../activate';
import { documentsOf, readComposition, registryFiles } from '../compose';
import { findRelease } from '../release';
import { eachOf, keys, limitReads, reasonOf, type Storage, UserError } from '../storage';
import { BodyCache, DamagedFileError } from './body-cache';
import type { Body } from './body';
import type { SiteLog } from './log';
import { Problems } from './problems';

/** One read of the storage may take so long (ms). */
const readLimitMs = 5_000;

/** Scripts and styles are read ahead up to so many bytes in all; pictures only when somebody asks for one. */
const readAheadBytes = 16 * 1024 * 1024;

/**
 * So many pages that a composition has and the one before it did not are read before it is shown; more are read when
 * somebody asks.
 */
const pagesAhead = 1_000;

/** What was asked for cannot be had from the storage now. It has been reported. */
export class UnavailableError extends Error {}

export interface LiveSiteOptions {
  storage: Storage;
  /** Id of the composition to show, whatever is live. */
  pinned?: string | undefined;
  /** With `pinned`: versions that must not be shown, which the log says otherwise. */
  withdrawn?: readonly string[] | undefined;
  /** How long to wait (ms) from one look for a new activation to the next: a look at a bucket costs one request. */
  pollMs: number;
  log: SiteLog;
  readLimitMs?: number;
}

/**
 * The live composition as a server sees it. It changes when a new one is activated and its pages are whole and in
 * memory; while the storage fails, hangs or holds something damaged, the one before it stays.
 */
export class LiveSite {
  readonly #storage: Storage;
  readonly #options: LiveSiteOptions;
  readonly #problems: Problems;
  readonly #bodies: BodyCache;
  #composition: Composition | undefined;
  /** While a careful release is under way. */
  #split: { rule: Split; composition: Composition } | undefined;
  #sequence = 0;
  #withdrawn: readonly string[] = [];
  #looking: Promise<void> | undefined;
  #timer: NodeJS.Timeout | undefined;
  #isStopped = false;

  private constructor(options: LiveSiteOptions) {
    this.#options = options;
    this.#withdrawn = options.withdrawn ?? [];
    this.#storage = limitReads(options.storage, options.readLimitMs ?? readLimitMs);
    this.#problems = new Problems(options.log);
    this.#bodies = new BodyCache(this.#storage, this.#problems);
  }

  /** Throws one sentence when nothing has been activated yet, and when pointer or composition cannot be read. */
  static async open(options: LiveSiteOptions): Promise<LiveSite> {
    const site = new LiveSite(options);
    try {
      await site.#open();
    } catch (error) {
      throw error instanceof UserError
        ? error
        : new UserError(`The storage of the site cannot be read: ${reasonOf(error)}`, { cause: error });
    }
    if (options.pinned === undefined) site.#lookLater();
    return site;
  }

  /** What is shown right now. */
  get composition(): Composition {
    if (!this.#composition) throw new Error('The live site has not been opened.');
    return this.#composition;
  }

  /** Whether a share of the visitors gets another composition: then no shared cache may keep a page. */
  get isSplit(): boolean {
    return this.#split !== undefined;
  }

  /** What a visitor gets, by the network that the request comes from; `''` when it cannot be told. */
  compositionFor(networkOf: () => string): Composition {
    return this.#split && isInSplit(this.#split.rule, networkOf()) ? this.#split.composition : this.composition;
  }

  /** What a network gets, for reports of its views; `undefined` where the composition is not the live one. */
  shownTo(network: string): ShownToNetwork | undefined {
    if (this.#options.pinned !== undefined) return undefined;
    const { parts, pages } = this.compositionFor(() => network);
    const rule = this.#split && isInSplit(this.#split.rule, network) ? this.#split.rule : { salt: '', share: 0 };
    return { split: rule.salt, share: rule.share, parts, hasPage: (path) => Object.hasOwn(pages, path) };
  }

  /** Versions that must not be shown any more, as `part@version`, the newest first. */
  get withdrawn(): readonly string[] {
    return this.#withdrawn;
  }

  /** False while the storage fails, or holds something damaged; pages go on meanwhile. */
  get isStorageSound(): boolean {
    return this.#problems.isEmpty;
  }

  /** Looks for a new activation now; together with a look that is under way. Never rejects. */
  look(): Promise<void> {
    if (this.#options.pinned !== undefined) return Promise.resolve();
    this.#looking ??= this.#look().finally(() => (this.#looking = undefined));
    return this.#looking;
  }

  /** Looks for nothing any more. */
  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
  }

  /**
   * A file of the storage, or `undefined`. Throws {@link UnavailableError} when it cannot be read, or is not what was
   * released.
   */
  async body(key: string): Promise<Body | undefined> {
    const body = await this.#reporting(key, () => this.#bodies.get(key));
    if (body) this.#problems.solved(key);
    return body;
  }

  /** Any release in the storage, live or not. Throws {@link UnavailableError}. */
  release(part: string, version: string): Promise<Release | undefined> {
    return this.#reporting(keys.release(part, version), () => findRelease(this.#storage, part, version));
  }

  /** Told when a body takes more memory than before. */
  recount(key: string, body: Body): void {
    this.#bodies.recount(key, body);
  }

  async #open(): Promise<void> {
    const { pinned } = this.#options;
    const live = pinned === undefined ? await findLive(this.#storage) : undefined;
    const id = pinned ?? live?.composition;
    if (id === undefined)
      throw new UserError('Nothing is live in this storage yet. Run npm start, or npx manzil compose.');
    const [composition, split] = await this.#read(id, live?.split);
    // One lost page is no reason to show none: it is logged, and all others are served.
    await eachOf(filesOf(composition, split?.composition).slice(0, pagesAhead), (file) =>
      this.#requireBody(file).catch((error: unknown) => this.#problems.report(file, reasonOf(error))),
    );
    this.#show(composition, split, live);
  }

  async #look(): Promise<void> {
    try {
      const next = keys.liveEntry(this.#sequence + 1);
      if (!(await this.#storage.read(next))) return this.#sound();
      const live = await findLive(this.#storage, this.#sequence);
      if (!live) return;
      await this.#change(live);
      this.#sound();
    } catch (error) {
      this.#reportStorage(error, keys.liveEntry(this.#sequence + 1));
    }
  }

  /** Shows another composition, or two, once their pages are in memory. Throws when one of them cannot be had. */
  async #change(live: Activation): Promise<void> {
    const [composition, split] = await this.#read(live.composition, live.split);
    const before = new Set(filesOf(this.#composition, this.#split?.composition));
    const added = filesOf(composition, split?.composition).filter((file) => !before.has(file));
    await eachOf(added.slice(0, pagesAhead), (file) => this.#requireBody(file));
    this.#show(composition, split, live);
  }

  /** What is known already is not read again. */
  async #read(
    id: string,
    rule: Split | undefined,
  ): Promise<[Composition, { rule: Split; composition: Composition } | undefined]> {
    const known = [this.#composition, this.#split?.composition].filter((each) => each !== undefined);
    const find = async (wanted: string) =>
      known.find((each) => each.id === wanted) ?? readComposition(this.#storage, wanted);
    const composition = await find(id);
    const split = rule && { rule, composition: await find(rule.composition) };
    if (![composition, split?.composition].every((each) => !each || known.includes(each)))
      await this.#expect(composition, split?.composition);
    return [composition, split];
  }

  #show(
    composition: Composition,
    split: { rule: Split; composition: Composition } | undefined,
    live: Activation | undefined,
  ): void {
    const before = [this.#composition, this.#split?.composition];
    this.#composition = composition;
    this.#split = split;
    this.#sequence = live?.sequence ?? 0;
    this.#withdrawn = live ? withdrawnNames(live) : [];
    for (const each of [composition, split?.composition])
      if (each && !before.includes(each)) void this.#readAhead(each);
  }

  async #requireBody(key: string): Promise<Body> {
    const body = await this.#bodies.get(key);
    if (!body) throw new DamagedFileError(key, 'is missing');
    return body;
  }

  /**
   * What pages and released files must be: a file that was cut short is not sent, least of all to be kept for a year.
   */
  async #expect(...compositions: readonly (Composition | undefined)[]): Promise<void> {
    const expected = new Map<string, string>();
    for (const composition of compositions) {
      for (const { file, headers } of composition ? documentsOf(composition) : [])
        if (headers['etag']) expected.set(file, headers['etag']);
      for (const { key, etag } of composition ? await this.#releasedFiles(composition) : []) expected.set(key, etag);
    }
    this.#bodies.expect(expected);
  }

  async #releasedFiles({ parts }: Composition): Promise<{ key: string; etag: string; bytes: number }[]> {
    const files = await eachOf(Object.entries(parts), async ([part, version]) => {
      // Only the browser's own check of hashes is left without it.
      const release = await findRelease(this.#storage, part, version).catch(() => undefined);
      return (release?.files ?? []).map(({ name, integrity, bytes }) => ({
        key: keys.file(part, name),
        etag: `"${integrity.slice(7, 29)}"`,
        bytes,
      }));
    });
    return files.flat();
  }

  /** Without registry, scripts and styles a page in memory is of little use while the storage is away. */
  async #readAhead(composition: Composition): Promise<void> {
    const registry = composition.registry
      ? await registryFiles(this.#storage, composition.registry).catch(() => [])
      : [];
    await eachOf(registry.slice(0, pagesAhead), async (key) => this.body(key).catch(() => undefined));
    let room = readAheadBytes;
    const files = (await this.#releasedFiles(composition)).filter(
      ({ key, bytes }) => /\.(js|css|woff2)$/.test(key) && (room -= bytes) > 0,
    );
    await eachOf(files, async ({ key }) => (this.#isStopped ? undefined : this.body(key).catch(() => undefined)));
  }

  async #reporting<T>(key: string, work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (error instanceof DamagedFileError) this.#problems.report(key, error.message);
      else this.#reportStorage(error, key);
      throw new UnavailableError(reasonOf(error), { cause: error });
    }
  }

  #reportStorage(error: unknown, key: string): void {
    const named = reasonOf(error).includes(key) ? '' : ` (asked for ${key})`;
    this.#problems.report('storage', `${reasonOf(error)}${named} Pages go on from memory as they were.`);
  }

  #sound(): void {
    this.#problems.solved('storage');
  }

  #lookLater(): void {
    this.#timer = setTimeout(() => {
      void this.look().then(() => {
        if (!this.#isStopped) this.#lookLater();
      });
    }, this.#options.pollMs);
    this.#timer.unref();
  }
}

/** Everything that compositions consist of themselves. */
function filesOf(...compositions: readonly (Composition | undefined)[]): string[] {
  const files = compositions.flatMap((each) => (each ? [...documentsOf(each), ...Object.values(each.rootFiles)] : []));
  return [...new Set(files.map(({ file }) => file))];
}
