import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Release } from '@site/contracts';
import { readComposition } from '../compose';
import { findRelease, listReleases } from '../release';
import { limitReads, type Storage } from '../storage';
import { exists, listMissing } from './folder-writer';
import type { SiteLog } from './log';
import { documentsOf, type Publication } from './publication';
import { publish, publishRelease, type Earlier, type PublishOptions } from './publish';
import { openTemporaryFolder, type TemporaryFolder } from './temporary-folder';
import { reasonOf, UserError } from '../checkout';

export interface PublishedSiteOptions {
  storage: Storage;
  log: SiteLog;
  /** Milliseconds per read of the storage. Default 5,000. */
  readLimitMs?: number | undefined;
}

/** A published folder in memory, without the files. */
export interface Shown extends Publication {
  folder: string;
  redirects: Readonly<Record<string, string>>;
  /** Released files, once they are there: a start does not wait for them. */
  files: Promise<readonly string[]>;
}

export interface FolderState {
  /** Whether there is a page, so that visitors should be sent here. */
  hasPages: boolean;
  isWhole: boolean;
}

/** One composition in a temporary folder, from which requests are answered. */
export class PublishedSite {
  /** Folder of the released files. */
  readonly released: string;
  protected readonly storage: Storage;
  protected isWhole = true;
  protected isStopped = false;
  readonly #log: SiteLog;
  readonly #top: TemporaryFolder;
  #shown!: Shown;
  /** Folder that running answers may still read. */
  #former: string | undefined;
  /** What writes below the folder. */
  readonly #writing = new Set<Promise<unknown>>();
  #checking: Promise<FolderState> | undefined;
  #folders = 0;

  protected constructor({ storage, log, readLimitMs = 5_000 }: PublishedSiteOptions, top: TemporaryFolder) {
    this.#log = log;
    const limited = limitReads(storage, readLimitMs);
    const read = async (key: string) => {
      if (this.isStopped) throw new UserError('The site has stopped.'); // Ends what writes.
      return limited.read(key);
    };
    this.storage = { ...limited, read };
    this.#top = top;
    this.released = join(top.path, 'released');
  }

  /** Throws one sentence when the composition is unreadable. */
  static async publish(options: PublishedSiteOptions, composition: string): Promise<PublishedSite> {
    const site = new PublishedSite(options, await openTemporaryFolder());
    await site.begin(async () => ({ composition }));
    return site;
  }

  /** Shows what can be shown of a composition. Stops the site when there is none. */
  protected async begin(choose: () => Promise<{ composition: string; earlier?: readonly Earlier[] }>): Promise<void> {
    const onDamage = (sentence: string) => {
      this.isWhole = false;
      if (!this.isStopped) this.#log.error(sentence);
    };
    try {
      const { composition, earlier } = await choose();
      const shown = await this.#publish(composition, { onDamage, earlier });
      const files = shown.files.catch((error: unknown) => {
        onDamage(reasonOf(error));
        return [];
      });
      this.#shown = { ...shown, files: this.write(files) };
    } catch (error) {
      await this.stop();
      if (error instanceof UserError) throw error;
      throw new UserError(`The storage of the site cannot be read: ${reasonOf(error)}`, { cause: error });
    }
  }

  /** Shows another composition when all of it is published. */
  async change(composition: string): Promise<void> {
    const before = this.#shown.folder;
    const next = await this.#publish(composition, {});
    await next.files;
    this.#shown = next;
    this.isWhole = true;
    if (this.#former) await rm(this.#former, { recursive: true, force: true });
    this.#former = before;
  }

  get isStorageSound(): boolean {
    return true;
  }

  get shown(): Shown {
    return this.#shown;
  }

  /** Looks at the disk, and waits for released files of a start. */
  checkFolder(): Promise<FolderState> {
    return (this.#checking ??= this.#checkFolder().finally(() => (this.#checking = undefined)));
  }

  async #checkFolder(): Promise<FolderState> {
    const shown = this.#shown;
    const released = await shown.files;
    const documents = documentsOf(shown).map(({ file }) => join(shown.folder, 'public', file));
    const files = [...documents, ...released.map((file) => join(this.released, 'public', file))];
    const missing = new Set(await listMissing(files));
    if (missing.size > 0) this.isWhole = false;
    return {
      hasPages: documents.some((file) => file.endsWith('.html') && !missing.has(file)),
      isWhole: this.isWhole,
    };
  }

  releases(part: string): Promise<Release[]> {
    return listReleases(this.storage, part);
  }

  /** Adds the files of a released version, for `?use=`. */
  async publishVersion(part: string, version: string): Promise<void> {
    if (await exists(join(this.released, 'public/_/release', part, `${version}.json`))) return;
    const release = await findRelease(this.storage, part, version);
    if (release) await this.write(publishRelease(this.storage, release, this.released));
  }

  /** Removes the folders when nothing writes any more. */
  async stop(): Promise<void> {
    this.isStopped = true;
    await Promise.allSettled(this.#writing);
    await this.#top.remove();
  }

  protected write<T>(work: Promise<T>): Promise<T> {
    const forget = () => this.#writing.delete(work);
    this.#writing.add(work);
    work.then(forget, forget);
    return work;
  }

  async #publish(id: string, options: PublishOptions): Promise<Shown> {
    const composition = await readComposition(this.storage, id);
    const folder = join(this.#top.path, String((this.#folders += 1)));
    const { released } = this;
    try {
      const { publication, files } = await publish(this.storage, composition, folder, { ...options, released });
      return { ...publication, folder, redirects: composition.redirects, files };
    } catch (error) {
      await rm(folder, { recursive: true, force: true });
      throw error;
    }
  }
}
