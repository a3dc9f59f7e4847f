import type { Composition } from '@site/contracts';
import { brotliSuffix, eachOf, reasonOf, type Storage } from '../../storage';
import type { Body } from './body';
import { BodyCache, DamagedFileError } from './body-cache';
import type { SiteLog } from './log';
import { Problems } from './problems';
import { expectedEtags } from './released-files';

/** The storage cannot provide this now. Already reported. */
export class UnavailableError extends Error {}

/** Damaged files to read again per poll. */
const mostRetried = 10;

/** Storage files from memory, with problem reports. */
export class SiteFiles {
  readonly #storage: Storage;
  readonly #problems: Problems;
  readonly #bodies: BodyCache;
  readonly #missing = new Set<string>();

  constructor(storage: Storage, log: SiteLog) {
    this.#storage = storage;
    this.#problems = new Problems(log);
    this.#bodies = new BodyCache(storage, this.#problems);
  }

  get isSound(): boolean {
    return this.#problems.isEmpty;
  }

  isMissing(key: string): boolean {
    return this.#missing.has(key);
  }

  /** Throws {@link UnavailableError} when unreadable or damaged. */
  async get(key: string): Promise<Body | undefined> {
    const body = await this.reporting(key, () => this.#bodies.get(key));
    if (body) this.#found(key);
    return body;
  }

  async require(key: string): Promise<Body> {
    const body = await this.#bodies.get(key);
    if (!body) throw new DamagedFileError(key, 'is missing');
    return body;
  }

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

  /** Reads missing and damaged files again. */
  async retry(): Promise<void> {
    await this.readPages([...this.#missing]);
    const damaged = this.#problems.subjects.filter((key) => key.includes('/') && !key.endsWith(brotliSuffix));
    await eachOf(damaged.slice(0, mostRetried), (key) => this.get(key).catch(() => undefined));
  }

  async expect(...compositions: readonly (Composition | undefined)[]): Promise<void> {
    this.#bodies.expect(await expectedEtags(this.#storage, compositions));
  }

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
