import type { Activation, Composition, Release, Split } from '@site/contracts';
import { findLive, isInSplit } from '../../live';
import { documentsOf, readComposition } from '../../compose';
import { findRelease, listReleases } from '../../release';
import { eachOf, keys, limitReads, reasonOf, type Storage, UserError } from '../../storage';
import type { Body } from './body';
import type { SiteLog } from './log';
import { filesAhead } from './released-files';
import { SiteFiles } from './site-files';

const readLimitMs = 5_000;

/** New pages to read before a composition is shown; others are read on demand. */
const pagesAhead = 1_000;

/** Above this share of missing pages a server is not ready. */
const mostMissing = 0.1;

export interface LiveSiteOptions {
  storage: Storage;
  pinned?: string | undefined;
  /** Milliseconds between polls: in a bucket each costs a request. */
  pollMs: number;
  log: SiteLog;
  readLimitMs?: number;
}

interface ShownSplit {
  rule: Split;
  composition: Composition;
}

/** The live composition as a server shows it: the newest activation whose pages are in memory. */
export class LiveSite {
  readonly #storage: Storage;
  readonly #options: LiveSiteOptions;
  readonly #files: SiteFiles;
  #composition: Composition | undefined;
  #split: ShownSplit | undefined;
  #sequence = 0;
  #looking: Promise<void> | undefined;
  #timer: NodeJS.Timeout | undefined;
  #isStopped = false;

  private constructor(options: LiveSiteOptions) {
    this.#options = options;
    this.#storage = limitReads(options.storage, options.readLimitMs ?? readLimitMs);
    this.#files = new SiteFiles(this.#storage, options.log);
  }

  /** Throws one sentence before the first activation, and when the live entry or composition is unreadable. */
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

  get composition(): Composition {
    if (!this.#composition) throw new Error('The live site has not been opened.');
    return this.#composition;
  }

  get isSplit(): boolean {
    return this.#split !== undefined;
  }

  /** By network; `''` when unknown. */
  compositionFor(networkOf: () => string): Composition {
    return this.#split && isInSplit(this.#split.rule, networkOf()) ? this.#split.composition : this.composition;
  }

  get isStorageSound(): boolean {
    return this.#files.isSound;
  }

  /** False when too many pages are missing. */
  get isServable(): boolean {
    const files = filesOf(this.#composition, this.#split?.composition);
    return files.filter((file) => this.#files.isMissing(file)).length <= mostMissing * files.length;
  }

  /** Polls now, or joins a running poll. Never rejects. */
  look(): Promise<void> {
    if (this.#options.pinned !== undefined) return Promise.resolve();
    this.#looking ??= this.#look().finally(() => (this.#looking = undefined));
    return this.#looking;
  }

  /** Stops polling. */
  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
  }

  body(key: string): Promise<Body | undefined> {
    return this.#files.get(key);
  }

  /** Any stored release. Throws {@link UnavailableError}. */
  release(part: string, version: string): Promise<Release | undefined> {
    return this.#files.reporting(keys.release(part, version), () => findRelease(this.#storage, part, version));
  }

  /** All stored releases of a part. Throws {@link UnavailableError}. */
  releases(part: string): Promise<Release[]> {
    return this.#files.reporting(`${keys.releases}${part}/`, () => listReleases(this.#storage, part));
  }

  async #open(): Promise<void> {
    const { pinned } = this.#options;
    const live = pinned === undefined ? await findLive(this.#storage) : undefined;
    const id = pinned ?? live?.composition;
    if (id === undefined)
      throw new UserError('Nothing is live in this storage yet. Run npm start, or npx manzil compose.');
    const [composition, split] = await this.#read(id, live?.split);
    // Missing pages are logged.
    await this.#files.readPages(filesOf(composition, split?.composition).slice(0, pagesAhead));
    this.#show(composition, split, live);
  }

  async #look(): Promise<void> {
    try {
      const next = keys.liveEntry(this.#sequence + 1);
      if (!(await this.#storage.read(next))) return await this.#lookAtCurrent();
      const live = await findLive(this.#storage, this.#sequence);
      if (!live) return;
      await this.#change(live);
      this.#files.storageIsSound();
    } catch (error) {
      this.#files.reportStorage(error, keys.liveEntry(this.#sequence + 1));
    }
  }

  /** A lost storage may be back without a change of the log. */
  async #lookAtCurrent(): Promise<void> {
    const current = keys.liveEntry(this.#sequence);
    if (!(await this.#storage.read(current)))
      return this.#files.reportStorage(new Error(`${current}, which is live, is missing from the storage.`), current);
    await this.#files.retry();
    this.#files.storageIsSound();
  }

  /** Shows new compositions when their pages are in memory. Throws when one is unavailable. */
  async #change(live: Activation): Promise<void> {
    const [composition, split] = await this.#read(live.composition, live.split);
    const before = new Set(filesOf(this.#composition, this.#split?.composition));
    const added = filesOf(composition, split?.composition).filter((file) => !before.has(file));
    await eachOf(added.slice(0, pagesAhead), (file) => this.#files.require(file));
    this.#show(composition, split, live);
  }

  /** Reuses known compositions. */
  async #read(id: string, rule: Split | undefined): Promise<[Composition, ShownSplit | undefined]> {
    const known = [this.#composition, this.#split?.composition].filter((each) => each !== undefined);
    const find = async (wanted: string) =>
      known.find((each) => each.id === wanted) ?? readComposition(this.#storage, wanted);
    const composition = await find(id);
    const split = rule && { rule, composition: await find(rule.composition) };
    if (![composition, split?.composition].every((each) => !each || known.includes(each)))
      await this.#files.expect(composition, split?.composition);
    return [composition, split];
  }

  #show(composition: Composition, split: ShownSplit | undefined, live: Activation | undefined): void {
    const before = [this.#composition, this.#split?.composition];
    this.#composition = composition;
    this.#split = split;
    this.#sequence = live?.sequence ?? 0;
    for (const each of [composition, split?.composition])
      if (each && !before.includes(each)) void this.#readAhead(each);
  }

  async #readAhead(composition: Composition): Promise<void> {
    for (const keys of await filesAhead(this.#storage, composition))
      await eachOf(keys, async (key) => (this.#isStopped ? undefined : this.body(key).catch(() => undefined)));
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

function filesOf(...compositions: readonly (Composition | undefined)[]): string[] {
  const files = compositions.flatMap((each) => (each ? [...documentsOf(each), ...Object.values(each.rootFiles)] : []));
  return [...new Set(files.map(({ file }) => file))];
}
