import { rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Activation, Composition, Release } from '@site/contracts';
import { findLive, isInSplit } from '../live';
import { readComposition } from '../compose';
import { findRelease, listReleases } from '../release';
import { keys, limitReads, reasonOf, type Storage, UserError } from '../storage';
import { exists } from './folder-writer';
import type { SiteLog } from './log';
import { documentsOf, type Publication } from './publication';
import { publish, publishRelease, type PublishOptions } from './publish';

export interface LiveSiteOptions {
  storage: Storage;
  pinned?: string | undefined;
  /** Milliseconds between polls. Default 200. */
  pollMs?: number | undefined;
  log: SiteLog;
  /** Milliseconds per read of the storage. Default 5,000. */
  readLimitMs?: number | undefined;
}

/** A published folder in memory, without the files. */
export interface Shown extends Publication {
  folder: string;
  redirects: Readonly<Record<string, string>>;
  /** Resolves when released files are there: a start does not wait for them. */
  files: Promise<void>;
}

/** Everything that one activation shows: one folder, and another one while a release has a share. */
interface Showing {
  live: Activation | undefined;
  everybody: Shown;
  share?: Shown | undefined;
}

/** The live site in published folders. A running site needs the storage for the next activation only. */
export class LiveSite {
  readonly #options: LiveSiteOptions;
  readonly #storage: Storage;
  /** Folder of the released files, which all activations share. */
  readonly released: string;
  readonly #top: string;
  #shown!: Showing;
  /** Folders that running answers may still read. */
  #former: readonly Shown[] = [];
  #problem: string | undefined;
  #isWhole = true;
  #folders = 0;
  #timer: NodeJS.Timeout | undefined;
  #isStopped = false;

  private constructor(options: LiveSiteOptions, top: string) {
    this.#options = options;
    this.#storage = limitReads(options.storage, options.readLimitMs ?? 5_000);
    this.#top = top;
    this.released = join(top, 'released');
  }

  /** Throws one sentence before the first activation, and when the live entry or composition is unreadable. */
  static async open(options: LiveSiteOptions): Promise<LiveSite> {
    const { pinned, log } = options;
    const site = new LiveSite(options, await mkdtemp(join(tmpdir(), 'manzil-published-')));
    try {
      const live = pinned === undefined ? await findLive(site.#storage) : undefined;
      const id = pinned ?? live?.composition;
      if (id === undefined)
        throw new UserError('Nothing is live in this storage yet. Run npm start, or npx manzil compose.');
      // What can be shown is shown.
      const onDamage = (sentence: string) => {
        site.#isWhole = false;
        log.error(sentence);
      };
      site.#shown = await site.#publish(id, live, { onDamage });
      for (const shown of foldersOf(site.#shown)) {
        shown.files = shown.files.catch((error: unknown) => onDamage(reasonOf(error)));
        void shown.files.then(() => site.#isStopped && site.stop()); // What was written meanwhile.
      }
    } catch (error) {
      site.stop();
      if (error instanceof UserError) throw error;
      throw new UserError(`The storage of the site cannot be read: ${reasonOf(error)}`, { cause: error });
    }
    if (pinned === undefined) site.#lookLater();
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
    const { live, everybody, share } = this.#shown;
    return share && live?.split && isInSplit(live.split, networkOf()) ? share : everybody;
  }

  /**
   * Whether all documents are in the published folder. What is missing is published again. Waits for released files
   * of a start.
   */
  async hasAllPages(): Promise<boolean> {
    const shown = foldersOf(this.#shown);
    await Promise.all(shown.map(({ files }) => files));
    const files = shown.flatMap((each) => documentsOf(each).map(({ file }) => join(each.folder, 'public', file)));
    const isThere = await Promise.all(files.map(exists));
    if (isThere.includes(false)) this.#isWhole = false;
    return !isThere.includes(false);
  }

  releases(part: string): Promise<Release[]> {
    return listReleases(this.#storage, part);
  }

  /** Adds a released version to a folder, for `?use=`. */
  async publishVersion(part: string, version: string): Promise<void> {
    if (await exists(join(this.released, 'public/_/release', part, `${version}.json`))) return;
    const release = await findRelease(this.#storage, part, version);
    if (release) await publishRelease(this.#storage, release, this.released);
  }

  /** Stops polling, and removes the folders. */
  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    try {
      rmSync(this.#top, { recursive: true, force: true });
    } catch {
      // A publication is still writing, and stops again when it is done.
    }
  }

  /** Polls once. Never rejects. */
  async look(): Promise<void> {
    const { live } = this.#shown;
    if (!live) return;
    const entry = keys.liveEntry(live.sequence);
    const next = keys.liveEntry(live.sequence + 1);
    try {
      if (await this.#storage.read(next)) await this.#change((await findLive(this.#storage, live.sequence)) ?? live);
      // A lost storage has no next entry either.
      else if (!(await this.#storage.read(entry)))
        throw new Error(`${entry}, which is live, is missing from the storage.`);
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

  async #change(live: Activation): Promise<void> {
    const before = this.#shown;
    const next = await this.#publish(live.composition, live, {});
    for (const { files } of foldersOf(next)) await files;
    this.#shown = next;
    this.#isWhole = true;
    for (const { folder } of this.#former) await rm(folder, { recursive: true, force: true });
    this.#former = foldersOf(before);
  }

  async #publish(id: string, live: Activation | undefined, options: PublishOptions): Promise<Showing> {
    const composition = await readComposition(this.#storage, id);
    const released = live?.split && (await readComposition(this.#storage, live.split.composition));
    const everybody = await this.#publishOne(composition, { ...options, alongside: released });
    const share = released && (await this.#publishOne(released, { ...options, alongside: composition }));
    return { live, everybody, share };
  }

  async #publishOne(composition: Composition, options: PublishOptions): Promise<Shown> {
    const folder = join(this.#top, String((this.#folders += 1)));
    const { released } = this;
    try {
      const { publication, files } = await publish(this.#storage, composition, folder, { ...options, released });
      return { ...publication, folder, redirects: composition.redirects, files };
    } catch (error) {
      await rm(folder, { recursive: true, force: true });
      throw error;
    }
  }

  #lookLater(): void {
    const { pollMs = 200 } = this.#options;
    const pauseMs = this.isStorageSound && this.#isWhole ? pollMs : 10 * pollMs;
    const next = () => {
      if (!this.#isStopped) this.#lookLater();
    };
    this.#timer = setTimeout(() => void this.look().then(next), pauseMs);
    this.#timer.unref();
  }
}

function foldersOf({ everybody, share }: Showing): Shown[] {
  return share ? [everybody, share] : [everybody];
}
