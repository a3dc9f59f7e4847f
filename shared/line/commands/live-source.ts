import { snapshotPath, type Snapshot } from '@site/contracts';
import { findLiveComposition } from '../live';
import { snapshotOf } from '../compose';
import { readReleases } from '../release';
import { openStorage, readSettings, readStorageAddress } from '../storage/settings';
import { keys, reasonOf, type Storage, UserError } from '../storage';

/** Where releases are read from: the address of a site, or its storage. */
export interface LiveSource {
  /** In words. */
  name: string;
  /** What is live. */
  readSnapshot: () => Promise<Snapshot>;
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
  return { name: origin, read, readSnapshot: async () => JSON.parse(await read(snapshotPath)) as Snapshot };
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
    readSnapshot: async () => {
      const live = await findLiveComposition(storage);
      if (!live) throw new UserError(`Nothing is live in ${name}.`);
      return snapshotOf(await readReleases(storage, live.parts));
    },
  };
}
