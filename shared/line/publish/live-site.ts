import { rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Activation, Composition, Release, Split } from '@site/contracts';
import { findLive, isInSplit } from '../live';
import { readComposition } from '../compose';
import { findRelease, listReleases } from '../release';
import { keys, limitReads, reasonOf, type Storage, UserError } from '../storage';
import { listPublic } from './folder-writer';
import type { SiteLog } from './log';
import { type Publication, readPublication, readRedirects, type Sent } from './publication';
import { publish, publishRelease } from './publish';

const readLimitMs = 5_000;

/** After a failure, the storage is looked at less often by this factor. */
const rarely = 10;

export interface LiveSiteOptions {
  storage: Storage;
  pinned?: string | undefined;
  /** Milliseconds between polls: in a bucket each costs a request. */
  pollMs: number;
  log: SiteLog;
  readLimitMs?: number | undefined;
}

/** A published folder in memory, without the files. */
export interface Shown extends Omit<Publication, 'known'> {
  folder: string;
  known: ReadonlyMap<string, Sent>;
  redirects: Readonly<Record<string, string>>;
  /** Names below `public/` when it was published. */
  files: readonly string[];
}

/** Everything that one activation shows: one folder, and another one while a release has a share. */
interface Showing {
  live: Activation | undefined;
  everybody: Shown;
  share?: { rule: Split; shown: Shown } | undefined;
}

/** The live site in published folders. A running site needs the storage for the next activation only. */
export class LiveSite {
  readonly #storage: Storage;
  readonly #options: LiveSiteOptions;
  readonly #top: string;
  #showing: Showing | undefined;
  /** Folders that running answers may still read. */
  #former: string[] = [];
  #problem: string | undefined;
  #isWhole = true;
  #folders = 0;
  #looking: Promise<void> | undefined;
  #timer: NodeJS.Timeout | undefined;
  #isStopped = false;

  private constructor(options: LiveSiteOptions, top: string) {
    this.#options = options;
    this.#top = top;
    this.#storage = limitReads(options.storage, options.readLimitMs ?? readLimitMs);
  }

  /** Throws one sentence before the first activation, and when the live entry or composition is unreadable. */
  static async open(options: LiveSiteOptions): Promise<LiveSite> {
    const site = new LiveSite(options, await mkdtemp(join(tmpdir(), 'manzil-published-')));
    try {
      await site.#open();
    } catch (error) {
      site.stop();
      throw error instanceof UserError
        ? error
        : new UserError(`The storage of the site cannot be read: ${reasonOf(error)}`, { cause: error });
    }
    if (options.pinned === undefined) site.#lookLater();
    return site;
  }

  get composition(): string {
    return this.#shown.everybody.composition;
  }

  get isStorageSound(): boolean {
    return this.#problem === undefined;
  }

  /** By network; `''` when unknown. */
  shownTo(networkOf: () => string): Shown {
    const { everybody, share } = this.#shown;
    return share && isInSplit(share.rule, networkOf()) ? share.shown : everybody;
  }

  /** Whether all that was published is still there. `lost` without any page. What is missing is published again. */
  async folderState(): Promise<'complete' | 'damaged' | 'lost'> {
    const { everybody, share } = this.#shown;
    const states = await Promise.all([everybody, ...(share ? [share.shown] : [])].map(stateOf));
    const worst = states.find((state) => state === 'lost') ?? states.find((state) => state === 'damaged');
    if (worst) this.#isWhole = false;
    return worst ?? 'complete';
  }

  /** All stored releases of a part. */
  releases(part: string): Promise<Release[]> {
    return listReleases(this.#storage, part);
  }

  /** Adds a released version to a folder, for `?use=`. */
  async publishVersion({ folder, files }: Shown, part: string, version: string): Promise<void> {
    if (files.includes(`_/release/${part}/${version}.json`)) return;
    const release = await findRelease(this.#storage, part, version);
    if (release) await publishRelease(this.#storage, release, folder);
  }

  /** Stops polling, and removes the folders. */
  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    rmSync(this.#top, { recursive: true, force: true });
  }

  get #shown(): Showing {
    if (!this.#showing) throw new Error('The live site has not been opened.');
    return this.#showing;
  }

  async #open(): Promise<void> {
    const { pinned, log } = this.#options;
    const live = pinned === undefined ? await findLive(this.#storage) : undefined;
    const id = pinned ?? live?.composition;
    if (id === undefined)
      throw new UserError('Nothing is live in this storage yet. Run npm start, or npx manzil compose.');
    // What can be shown is shown.
    this.#showing = await this.#publish(id, live, (sentence) => {
      this.#isWhole = false;
      log.error(sentence);
    });
  }

  /** Polls now, or joins a running poll. Never rejects. */
  look(): Promise<void> {
    this.#looking ??= this.#look().finally(() => (this.#looking = undefined));
    return this.#looking;
  }

  async #look(): Promise<void> {
    const { live } = this.#shown;
    if (!live) return;
    const { sequence } = live;
    try {
      if (await this.#storage.read(keys.liveEntry(sequence + 1)))
        await this.#change(await findLive(this.#storage, sequence));
      // A lost storage has no next entry either.
      else if (!(await this.#storage.read(keys.liveEntry(sequence))))
        throw new Error(`${keys.liveEntry(sequence)}, which is live, is missing from the storage.`);
      else if (!this.#isWhole) await this.#change(live);
      if (this.#problem) this.#options.log.warn('The storage: no longer a problem.');
      this.#problem = undefined;
    } catch (error) {
      const sentence = `${reasonOf(error)} The site goes on as it was.`;
      if (sentence !== this.#problem) this.#options.log.error(sentence);
      this.#problem = sentence;
    }
    if (this.#isStopped) this.stop(); // What was written meanwhile.
  }

  async #change(live: Activation | undefined): Promise<void> {
    if (!live) return;
    const before = this.#shown;
    this.#showing = await this.#publish(live.composition, live);
    this.#isWhole = true;
    const folders = [before.everybody.folder, ...(before.share ? [before.share.shown.folder] : [])];
    for (const folder of this.#former) await rm(folder, { recursive: true, force: true });
    this.#former = folders;
  }

  async #publish(id: string, live: Activation | undefined, onDamage?: (sentence: string) => void): Promise<Showing> {
    const rule = live?.split;
    const composition = await readComposition(this.#storage, id);
    const released = rule && (await readComposition(this.#storage, rule.composition));
    const everybody = await this.#publishOne(composition, released, onDamage);
    const share = rule && released && { rule, shown: await this.#publishOne(released, composition, onDamage) };
    return { live, everybody, share };
  }

  async #publishOne(
    composition: Composition,
    alongside: Composition | undefined,
    onDamage: ((sentence: string) => void) | undefined,
  ): Promise<Shown> {
    const folder = join(this.#top, String((this.#folders += 1)));
    const previous = this.#isWhole ? this.#showing?.everybody.folder : undefined;
    try {
      await publish(this.#storage, composition, folder, { alongside, previous, onDamage });
    } catch (error) {
      await rm(folder, { recursive: true, force: true });
      throw error;
    }
    const publication = await readPublication(folder);
    const known = new Map(publication.known.map((sent) => [sent.path, sent]));
    return { ...publication, folder, known, redirects: await readRedirects(folder), files: await listPublic(folder) };
  }

  #lookLater(): void {
    const pause = this.#options.pollMs * (this.isStorageSound && this.#isWhole ? 1 : rarely);
    this.#timer = setTimeout(() => {
      void this.look().then(() => {
        if (!this.#isStopped) this.#lookLater();
      });
    }, pause);
    this.#timer.unref();
  }
}

async function stateOf({ folder, notFound, files }: Shown): Promise<'complete' | 'damaged' | 'lost'> {
  const found = new Set(await listPublic(folder).catch(() => []));
  if (!found.has(notFound.file)) return 'lost';
  return files.every((file) => found.has(file)) ? 'complete' : 'damaged';
}
