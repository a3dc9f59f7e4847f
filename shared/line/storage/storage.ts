import { releaseFormat } from '@site/contracts';
import { reasonOf, UserError } from '../checkout';

/** The only interface to releases and compositions. Nothing is overwritten. */
export interface Storage {
  /** `undefined` when missing. */
  read(key: string): Promise<Buffer | undefined>;
  /** Writes unless the key exists; atomic across processes. */
  writeOnce(key: string, bytes: Buffer | string): Promise<'written' | 'exists'>;
  /** Ascending order. */
  list(prefix: string): Promise<string[]>;
  /** No error for a missing key. Used only by pruning. */
  remove(key: string): Promise<void>;
}

/** Throws one sentence for a missing key, and as {@link findJson}. */
export async function readJson<T>(storage: Storage, key: string): Promise<T> {
  const found = await findJson<T>(storage, key);
  if (found === undefined) throw new UserError(`The storage has no ${key}.`);
  return found;
}

/** `undefined` for a missing key. Throws one sentence for damaged content, and for another format. */
export async function findJson<T>(storage: Storage, key: string): Promise<T | undefined> {
  const found = parse<T & { format?: number }>(key, await storage.read(key));
  if (found?.format === undefined || found.format === releaseFormat) return found;
  // Repositories may have different versions of the line.
  const advice =
    found.format > releaseFormat
      ? 'install the newest @manzil/line here.'
      : 'set SITE_DIR or SITE_STORAGE to an empty storage, and release all parts there (npx manzil deploy).';
  throw new UserError(
    `${key} has format ${found.format}, and this version of the line reads format ${releaseFormat}: ${advice}`,
  );
}

function parse<T>(key: string, bytes: Buffer | undefined): T | undefined {
  try {
    return bytes && (JSON.parse(bytes.toString('utf8')) as T);
  } catch (error) {
    throw new UserError(`${key} in the storage is damaged: ${reasonOf(error)}. Restore it from a backup.`, {
      cause: error,
    });
  }
}

export const keys = {
  /** Browser files by content, shared by a part's releases. */
  files: 'files/',
  file: (part: string, name: string) => `files/${part}/${name}`,
  releases: 'releases/',
  release: (part: string, version: string) => `releases/${part}/${version}/release.json`,
  nodeBundle: (part: string, version: string) => `releases/${part}/${version}/node.cjs`,
  /** Private: input of the type check. Never served or exported. */
  types: (part: string, version: string) => `releases/${part}/${version}/types.json`,
  sourceMap: (part: string, version: string, name: string) => `releases/${part}/${version}/maps/${name}.map.gz`,
  compositions: 'compositions/',
  composition: (id: string) => `compositions/${id}/composition.json`,
  checked: (id: string) => `compositions/${id}/checked.json`,
  /** HTML by content, shared by compositions. */
  pages: 'pages/',
  page: (etag: string) =>
    `pages/${etag.slice(0, 2).replace(/[+/]/g, '_')}/${etag.replaceAll('+', '-').replaceAll('/', '_')}.html`,
  registries: 'registry/',
  registry: (name: string) => `registry/${name}.json`,
  /** Root files by content. */
  rootFiles: 'root/',
  rootFile: (hash: string, name: string) => `root/${hash}/${name}`,
  liveEntry: (sequence: number) => `live/${String(sequence).padStart(8, '0')}.json`,
};

/** Limits reads to `ms`. Throws one sentence that names the key. */
export function limitReads(storage: Storage, ms: number): Storage {
  const sentence = (key: string) => `The storage has not answered within ${ms / 1000} s, asked for ${key}.`;
  return {
    read: (key) => within(ms, storage.read(key), sentence(key)),
    writeOnce: (key, bytes) => storage.writeOnce(key, bytes),
    list: (prefix) => storage.list(prefix),
    remove: (key) => storage.remove(key),
  };
}

/** `Promise.all` with limited concurrency, in list order. Rejects when nothing runs any more. */
export async function eachOf<T, R>(items: readonly T[], work: (item: T) => Promise<R>, width = 8): Promise<R[]> {
  const results = new Array<R>(items.length);
  const waiting = items.entries();
  const failures: unknown[] = [];
  const run = async () => {
    for (const [index, item] of waiting) {
      if (failures.length > 0) return;
      try {
        results[index] = await work(item);
      } catch (error) {
        failures.push(error);
      }
    }
  };
  await Promise.all(Array.from({ length: Math.min(width, items.length) }, run));
  if (failures.length > 0) throw failures[0];
  return results;
}

/** Rejects with the sentence when `work` takes longer. */
export async function within<T>(
  ms: number,
  work: Promise<T>,
  sentence = `does not answer within ${ms / 1000} s`,
): Promise<T> {
  work.catch(() => undefined); // It may reject after the timeout.
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<never>((_, reject) => (timer = setTimeout(() => reject(new UserError(sentence)), ms)));
  return Promise.race([work, over]).finally(() => clearTimeout(timer));
}
