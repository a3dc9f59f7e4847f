import { LRUCache } from 'lru-cache';
import { brotliSuffix, contentName, isCompressible, type Storage } from '../storage';
import { Body, isSameContent } from './body';
import type { Problems } from './problems';

/** So many bytes of files are kept in memory: several times what one composition has in pages, scripts and styles. */
export const cacheBytes = 48 * 1024 * 1024;

/**
 * A key that was not there is not looked up again for so long (ms), so that a link to nowhere costs a bucket nothing.
 */
const missingMs = 10_000;

/** A file in the storage that is not what was written there. */
export class DamagedFileError extends Error {
  constructor(
    readonly key: string,
    what: string,
  ) {
    super(`${key} in the storage ${what}.`);
  }
}

/**
 * Files of a storage, kept in memory up to {@link cacheBytes}, the least recently used given up first. A file is read
 * once, however many ask for it at the same time, and is compared with what was released before anybody gets it.
 */
export class BodyCache {
  readonly #storage: Storage;
  readonly #problems: Problems;
  readonly #bodies: LRUCache<string, Body>;
  readonly #missing = new LRUCache<string, true>({ max: 10_000, ttl: missingMs });
  /** Etags by key, where they are known. */
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

  /** Bytes that are kept at the moment. */
  get bytes(): number {
    return this.#bodies.calculatedSize;
  }

  /** What files must be from now on; asked again for those that were not there. */
  expect(expected: ReadonlyMap<string, string>): void {
    this.#expected = expected;
    this.#missing.clear();
  }

  /** The body under a key, or `undefined`. Throws {@link DamagedFileError}, and what the storage throws. */
  async get(key: string): Promise<Body | undefined> {
    const kept = this.#bodies.get(key);
    if (kept) return kept;
    if (this.#missing.has(key)) return undefined;
    const body = await this.#bodies.fetch(key);
    if (!body) this.#missing.set(key, true);
    return body;
  }

  /** Counts a body again that has grown, if it is still kept. */
  recount(key: string, body: Body): void {
    if (this.#bodies.peek(key) !== body) return;
    this.#bodies.delete(key); // the size of a value that is set again is not asked for
    this.#bodies.set(key, body);
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

/** Whether a registry is what its name says. Other files have no hash in their name that could be compared. */
function hasItsName(key: string, bytes: Buffer): boolean {
  const [, name] = /^registry\/([\w-]{43})\.json$/.exec(key) ?? [];
  return name === undefined || name === contentName(bytes);
}
