import { LRUCache } from 'lru-cache';
import { brotliSuffix, contentName, isCompressible, type Storage } from '../../storage';
import { Body, isSameContent } from './body';
import type { Problems } from './problems';

/** Bytes: several times one composition's pages, scripts and styles. */
export const cacheBytes = 48 * 1024 * 1024;

/** Milliseconds for which a missing key is not looked up again. */
const missingMs = 10_000;

/** A stored file that differs from what was written. */
export class DamagedFileError extends Error {
  constructor(
    readonly key: string,
    what: string,
  ) {
    super(`${key} in the storage ${what}.`);
  }
}

/** LRU cache of verified storage files. Concurrent requests share one read. */
export class BodyCache {
  readonly #storage: Storage;
  readonly #problems: Problems;
  readonly #bodies: LRUCache<string, Body>;
  readonly #missing = new LRUCache<string, true>({ max: 10_000, ttl: missingMs });
  #expected: ReadonlyMap<string, string> = new Map();

  constructor(storage: Storage, problems: Problems, maxBytes = cacheBytes) {
    this.#storage = storage;
    this.#problems = problems;
    this.#bodies = new LRUCache<string, Body>({
      maxSize: maxBytes,
      sizeCalculation: (body) => body.size,
      fetchMethod: (key) => this.#load(key),
    });
  }

  get bytes(): number {
    return this.#bodies.calculatedSize;
  }

  expect(expected: ReadonlyMap<string, string>): void {
    this.#expected = expected;
    this.#missing.clear();
  }

  /** `undefined` when missing. Throws {@link DamagedFileError} and storage errors. */
  async get(key: string): Promise<Body | undefined> {
    const kept = this.#bodies.get(key);
    if (kept) return kept;
    if (this.#missing.has(key)) return undefined;
    const body = await this.#bodies.fetch(key);
    if (!body) this.#missing.set(key, true);
    return body;
  }

  async #load(key: string): Promise<Body | undefined> {
    const [bytes, brotli] = await Promise.all([
      this.#storage.read(key),
      isCompressible(key) ? this.#storage.read(key + brotliSuffix) : undefined,
    ]);
    if (!bytes) {
      if (this.#expected.has(key)) throw new DamagedFileError(key, 'is missing');
      return undefined;
    }
    const isIntact = !brotli || (await isSameContent(bytes, brotli));
    const body = new Body(bytes, isIntact ? brotli : undefined);
    const expected = this.#expected.get(key);
    if ((expected && expected !== body.etag()) || !hasItsName(key, bytes))
      throw new DamagedFileError(key, 'differs from what was released');
    if (isIntact) this.#problems.solved(key + brotliSuffix);
    else
      this.#problems.report(
        key + brotliSuffix,
        `${key}${brotliSuffix} in the storage differs from its file, so that one is sent with gzip. Release the part again.`,
      );
    return body;
  }
}

/** Whether a registry matches its name. Other files have no comparable hash in their names. */
function hasItsName(key: string, bytes: Buffer): boolean {
  const [, name] = /^registry\/([\w-]{43})\.json$/.exec(key) ?? [];
  return name === undefined || name === contentName(bytes);
}
