import { reasonOf, UserError } from './errors';

/**
 * The one narrow interface to where releases and compositions are kept. Nothing is ever overwritten:
 * even the live pointer is a log of entries that are written once.
 */
export interface Storage {
  /** The bytes under a key, or `undefined`. */
  read(key: string): Promise<Buffer | undefined>;
  /** Writes unless the key exists; atomic, also against other processes. Says which it was. */
  writeOnce(key: string, bytes: Buffer | string): Promise<'written' | 'exists'>;
  /** Keys that start with the prefix, in ascending order. */
  list(prefix: string): Promise<string[]>;
  /** Removes a key; no error when there is none. Only pruning does this, and a lease that has ended. */
  remove(key: string): Promise<void>;
  /** Removes what interrupted writes have left, and says how much. Absent where an interrupted write leaves nothing. */
  removeLeftovers?(): Promise<number>;
}

/** Reads JSON. Throws one sentence when the key does not exist, or when what lies there was cut short or altered. */
export async function readJson<T>(storage: Storage, key: string): Promise<T> {
  const found = await findJson<T>(storage, key);
  if (found === undefined) throw new UserError(`The storage has no ${key}.`);
  return found;
}

/** Reads JSON, or `undefined` when the key does not exist. Throws one sentence when it cannot be read as such. */
export async function findJson<T>(storage: Storage, key: string): Promise<T | undefined> {
  const bytes = await storage.read(key);
  if (!bytes) return undefined;
  try {
    return JSON.parse(bytes.toString('utf8')) as T;
  } catch (error) {
    throw new UserError(`${key} in the storage is damaged: ${reasonOf(error)}. Restore it from a backup.`, {
      cause: error,
    });
  }
}

/** Where things lie. */
export const keys = {
  /** Browser files of a part: content-hashed, shared by all its releases. */
  files: 'files/',
  file: (part: string, name: string) => `files/${part}/${name}`,
  releases: 'releases/',
  release: (part: string, version: string) => `releases/${part}/${version}/release.json`,
  nodeBundle: (part: string, version: string) => `releases/${part}/${version}/node.cjs`,
  /** Private: what the check compiles. Never served, never exported. */
  types: (part: string, version: string) => `releases/${part}/${version}/types.json`,
  /** Private: which line of the sources a place in a script comes from (gzip). Never served, never exported. */
  sourceMap: (part: string, version: string, name: string) => `releases/${part}/${version}/maps/${name}.map.gz`,
  /** Names the development build of a released shell, in which remotes of other repositories refresh. */
  developmentShell: (version: string) => `development/${version}.json`,
  compositions: 'compositions/',
  composition: (id: string) => `compositions/${id}/composition.json`,
  /** Written when every changed page of the composition was found good in a browser. */
  verified: (id: string) => `compositions/${id}/verified.json`,
  /** HTML by its content, shared by all compositions that show it. */
  pages: 'pages/',
  page: (etag: string) =>
    `pages/${etag.slice(0, 2).replace(/[+/]/g, '_')}/${etag.replaceAll('+', '-').replaceAll('/', '_')}.html`,
  /** The pages of one route by what they are rendered from. */
  pageSets: 'page-sets/',
  pageSet: (key: string) => `page-sets/${key}.json`,
  registries: 'registry/',
  registry: (name: string) => `registry/${name}.json`,
  instances: 'instances/',
  piece: (set: string, number: number) => `instances/${set}/${number}.json`,
  /** Files at the root of a composition, by their content. */
  rootFiles: 'root/',
  rootFile: (hash: string, name: string) => `root/${hash}/${name}`,
  liveEntry: (sequence: number) => `live/${String(sequence).padStart(8, '0')}.json`,
  settingsEntry: (sequence: number) => `settings/${String(sequence).padStart(8, '0')}.json`,
  /** Each preview has a prefix of its own, with the same keys in it. */
  previews: 'previews/',
  preview: (name: string) => `previews/${name}/`,
  leases: 'leases/',
  lease: (name: string) => `leases/${name}.json`,
  prunings: 'prunings/',
  pruning: (name: string) => `prunings/${name}.json`,
};
