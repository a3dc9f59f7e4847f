import type { Composition } from '@site/contracts';
import { brotliSuffix, eachOf, reasonOf, type Storage } from '../storage';
import type { Body } from './body';
import { BodyCache, DamagedFileError } from './body-cache';
import type { SiteLog } from './log';
import { Problems } from './problems';
import { expectedEtags } from './released-files';

/** What was asked for cannot be had from the storage now. It has been reported. */
export class UnavailableError extends Error {}

/** So many damaged files are read again at each look for something new. */
const mostRetried = 10;

/** Files of a storage from memory, and what is wrong with it. Each problem is logged once, and once when it is over. */
export class SiteFiles {
  readonly #storage: Storage;
  readonly #problems: Problems;
  readonly #bodies: BodyCache;
  /** Pages that were not there when their composition was to be shown. */
  readonly #missing = new Set<string>();

  constructor(storage: Storage, log: SiteLog) {
    this.#storage = storage;
    this.#problems = new Problems(log);
    this.#bodies = new BodyCache(storage, this.#problems);
  }

  /** Nothing failed or was damaged when it was last asked for. */
  get isSound(): boolean {
    return this.#problems.isEmpty;
  }

  /** Whether a page could not be read when it was last tried. */
  isMissing(key: string): boolean {
    return this.#missing.has(key);
  }

  /** Throws {@link UnavailableError} when the file cannot be read, or is not what was released. */
  async get(key: string): Promise<Body | undefined> {
    const body = await this.reporting(key, () => this.#bodies.get(key));
    if (body) this.#found(key);
    return body;
  }

  /** Throws where {@link get} would, and where there is no such file, and reports nothing. */
  async require(key: string): Promise<Body> {
    const body = await this.#bodies.get(key);
    if (!body) throw new DamagedFileError(key, 'is missing');
    return body;
  }

  /** Reads pages ahead. A lost one is reported, and the others are shown. */
  async readPages(files: readonly string[]): Promise<void> {
    await eachOf(files, async (file) => {
      try {
        await this.require(file);
        this.#found(file);
      } catch (error) {
        this.#missing.add(file);
        this.#problems.report(file, reasonOf(error));
      }
    });
  }

  /** Tries again what was missing or damaged: perhaps nobody asks for it any more. */
  async retry(): Promise<void> {
    await this.readPages([...this.#missing]);
    const damaged = this.#problems.subjects.filter((key) => key.includes('/') && !key.endsWith(brotliSuffix));
    await eachOf(damaged.slice(0, mostRetried), (key) => this.get(key).catch(() => undefined));
  }

  /** What the files of these compositions must be from now on. */
  async expect(...compositions: readonly (Composition | undefined)[]): Promise<void> {
    this.#bodies.expect(await expectedEtags(this.#storage, compositions));
  }

  /** Told when a body takes more memory than before. */
  recount(key: string, body: Body): void {
    this.#bodies.recount(key, body);
  }

  /** Reports what `work` meets when it reads `key`, and throws {@link UnavailableError} then. */
  async reporting<T>(key: string, work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (error instanceof DamagedFileError) this.#problems.report(key, error.message);
      else this.reportStorage(error, key);
      throw new UnavailableError(reasonOf(error), { cause: error });
    }
  }

  reportStorage(error: unknown, key: string): void {
    const named = reasonOf(error).includes(key) ? '' : ` (asked for ${key})`;
    this.#problems.report('storage', `${reasonOf(error)}${named} Pages go on from memory as they were.`);
  }

  storageIsSound(): void {
    this.#problems.solved('storage');
  }

  #found(key: string): void {
    this.#missing.delete(key);
    this.#problems.solved(key);
  }
}
