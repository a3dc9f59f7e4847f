import { snapshotPath, type Snapshot } from '@site/contracts';
import { findLiveComposition } from '../live';
import { snapshotOf } from '../compose';
import { findRelease, readReleases } from '../release';
import { openStorage, readSettings, readStorageAddress } from '../storage/settings';
import { keys, reasonOf, type Storage, UserError } from '../storage';

/** Where releases are read from: the address of a site, or its storage. */
export interface LiveSource {
  /** In words. */
  name: string;
  /** What is live, with these versions in place of others. */
  readSnapshot: (versions?: Readonly<Record<string, string>>) => Promise<Snapshot>;
  /** Text of a file that the snapshot names. Throws one sentence when it cannot be read. */
  read: (url: string) => Promise<string>;
}

/** Patience with a site that answers slowly. */
const answerMs = 10_000;

/** Opens the address of a site, a folder or a bucket. Without a word, the storage of the settings. */
export async function openLiveSource(word?: string): Promise<LiveSource> {
  const settings = readSettings();
  if (word && /^https?:\/\//.test(word)) return sourceAtAddress(new URL(word).origin);
  const place = word ? readStorageAddress(word, settings) : settings;
  const name = place.bucket ? `s3://${place.bucket.bucket}/${place.bucket.prefix}` : place.siteDir;
  return sourceInStorage(name, await openStorage(place));
}

function sourceAtAddress(origin: string): LiveSource {
  const read = async (url: string) => {
    const answer = await fetch(origin + url, { signal: AbortSignal.timeout(answerMs) }).catch((error: unknown) => {
      throw new UserError(`${origin} cannot be reached: ${reasonOf(error)}`, { cause: error });
    });
    if (!answer.ok) throw new UserError(`${origin}${url} answers with status ${answer.status}.`);
    return answer.text();
  };
  return {
    name: origin,
    read,
    readSnapshot: async (versions = {}) => {
      if (Object.keys(versions).length > 0)
        throw new UserError('A site publishes only what is live. Pull a version from the storage: --from <folder>.');
      return JSON.parse(await read(snapshotPath)) as Snapshot;
    },
  };
}

function sourceInStorage(name: string, storage: Storage): LiveSource {
  return {
    name,
    read: async (url) => {
      const [, part = '', file = ''] = /^\/_\/([^/]+)\/(.+)$/.exec(url) ?? [];
      const bytes = await storage.read(keys.file(part, file));
      if (!bytes) throw new UserError(`The storage has no ${url}.`);
      return bytes.toString('utf8');
    },
    readSnapshot: async (versions = {}) => {
      const live = await findLiveComposition(storage);
      if (!live) throw new UserError(`Nothing is live in ${name}.`);
      for (const [part, version] of Object.entries(versions))
        if (!(await findRelease(storage, part, version)))
          throw new UserError(`${part}@${version} is not in ${name}. npx manzil history names versions.`);
      return snapshotOf(await readReleases(storage, { ...live.parts, ...versions }));
    },
  };
}
