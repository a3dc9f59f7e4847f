import type { Composition } from '@site/contracts';
import { findComposition, readComposition } from '../compose';
import { findLive } from '../activate';
import type { Storage } from '../storage';

/** How long an activation may go unseen by a running server. */
const pointerAgeMs = 200;
/** Files up to this size are kept in memory, in all at most {@link cacheBytes}. */
const cachedFileBytes = 256 * 1024;
const cacheBytes = 48 * 1024 * 1024;

/**
 * The live composition as a server sees it: the pointer is looked up often, files are kept once read.
 * With `pinned`, the id of a composition, that one is shown whatever is live.
 */
export class LiveSite {
  readonly #storage: Storage;
  readonly #pinned: string | undefined;
  readonly #files = new Map<string, Buffer>();
  #bytes = 0;
  #composition: Composition | undefined;
  #sequence = 0;
  #checkedAt = 0;

  constructor(storage: Storage, pinned?: string) {
    this.#storage = storage;
    this.#pinned = pinned;
  }

  /** Throws when nothing has been activated yet. */
  async current(): Promise<Composition> {
    if (this.#pinned) return (this.#composition ??= await readComposition(this.#storage, this.#pinned));
    if (!this.#composition || Date.now() - this.#checkedAt > pointerAgeMs) {
      const live = await findLive(this.#storage, this.#sequence);
      if (!live) throw new Error('Nothing is live in this storage yet. Run npm start.');
      if (live.composition !== this.#composition?.id) {
        this.#composition = await readComposition(this.#storage, live.composition);
      }
      this.#sequence = live.sequence;
      this.#checkedAt = Date.now();
    }
    return this.#composition as Composition; // set above
  }

  /** Registry of a composition that is no longer live: tabs that were opened before still ask for it. */
  async olderRootFile(pathname: string): Promise<Composition['rootFiles'][string] | undefined> {
    const id = /^\/_\/registry\/([0-9a-f]{12})\.json$/.exec(pathname)?.[1];
    const composition = id ? await findComposition(this.#storage, id) : undefined;
    return composition?.rootFiles[pathname];
  }

  async has(key: string): Promise<boolean> {
    return (await this.read(key)) !== undefined;
  }

  /** Files never change, so what was read once is kept while there is room. */
  async read(key: string): Promise<Buffer | undefined> {
    const kept = this.#files.get(key);
    if (kept) return kept;
    const bytes = await this.#storage.read(key);
    if (bytes && bytes.length <= cachedFileBytes) this.#keep(key, bytes);
    return bytes;
  }

  #keep(key: string, bytes: Buffer): void {
    for (const [oldest, { length }] of this.#files) {
      if (this.#bytes + bytes.length <= cacheBytes) break;
      this.#files.delete(oldest);
      this.#bytes -= length;
    }
    this.#files.set(key, bytes);
    this.#bytes += bytes.length;
  }
}
