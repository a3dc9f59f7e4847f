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
import { type Publication, readPublication } from './publication';
import { publish, publishRelease, type PublishOptions } from './publish';

/** After a failure, the storage is looked at less often by this factor. */
const rarely = 10;

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
  /** Folder of the released files. */
  released: string;
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
  readonly #options: LiveSiteOptions;
  readonly #storage: Storage;
  /** Has all folders. */
  readonly #top: string;
  /** Folder of the released files, which all activations share. */
  #released: string;
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
    this.#released = join(top, 'released');
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
    const { everybody, share } = this.#shown;
    return share && isInSplit(share.rule, networkOf()) ? share.shown : everybody;
  }

  /** Whether all that was published is still there. `lost` without any page. What is missing is published again. */
  async folderState(): Promise<'complete' | 'damaged' | 'lost'> {
    const states = await Promise.all(foldersOf(this.#shown).map(stateOf));
    const worst = states.find((state) => state === 'lost') ?? states.find((state) => state === 'damaged');
    if (worst) this.#isWhole = false;
    return worst ?? 'complete';
  }

  /** All stored releases of a part. */
  releases(part: string): Promise<Release[]> {
    return listReleases(this.#storage, part);
  }

  /** Adds a released version to a folder, for `?use=`. */
  async publishVersion({ released, files }: Shown, part: string, version: string): Promise<void> {
    if (files.includes(`_/release/${part}/${version}.json`)) return;
    const release = await findRelease(this.#storage, part, version);
    if (release) await publishRelease(this.#storage, release, released);
  }

  /** Stops polling, and removes the folders. */
  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    rmSync(this.#top, { recursive: true, force: true, maxRetries: 10 }); // A publication may still be writing.
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
    if (!this.#isWhole) this.#released = join(this.#top, `released-${this.#folders}`);
    this.#shown = await this.#publish(live.composition, live, {});
    this.#isWhole = true;
    for (const { folder } of this.#former) await rm(folder, { recursive: true, force: true });
    this.#former = foldersOf(before);
  }

  async #publish(id: string, live: Activation | undefined, options: PublishOptions): Promise<Showing> {
    const rule = live?.split;
    const composition = await readComposition(this.#storage, id);
    const released = rule && (await readComposition(this.#storage, rule.composition));
    const everybody = await this.#publishOne(composition, { ...options, alongside: released });
    if (!released) return { live, everybody };
    const shown = await this.#publishOne(released, { ...options, alongside: composition });
    return { live, everybody, share: { rule, shown } };
  }

  async #publishOne(composition: Composition, options: PublishOptions): Promise<Shown> {
    const [folder, released] = [join(this.#top, String((this.#folders += 1))), this.#released];
    try {
      await publish(this.#storage, composition, folder, { ...options, released });
    } catch (error) {
      await rm(folder, { recursive: true, force: true });
      throw error;
    }
    const { redirects } = composition;
    return { ...(await readPublication(folder)), folder, released, redirects, files: await listBoth(folder, released) };
  }

  #lookLater(): void {
    const { pollMs = 200 } = this.#options;
    this.#timer = setTimeout(
      () => {
        void this.look().then(() => {
          if (!this.#isStopped) this.#lookLater();
        });
      },
      pollMs * (this.isStorageSound && this.#isWhole ? 1 : rarely),
    );
    this.#timer.unref();
  }
}

function foldersOf({ everybody, share }: Showing): Shown[] {
  return share ? [everybody, share.shown] : [everybody];
}

async function listBoth(folder: string, released: string): Promise<string[]> {
  return [...(await listPublic(folder)), ...(await listPublic(released))];
}

async function stateOf({ folder, released, notFound, files }: Shown): Promise<'complete' | 'damaged' | 'lost'> {
  const found = new Set(await listBoth(folder, released).catch(() => []));
  if (!found.has(notFound.file)) return 'lost';
  return files.every((file) => found.has(file)) ? 'complete' : 'damaged';
}
