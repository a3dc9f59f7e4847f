import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  findTokenService,
  listOwnIdentities,
  readOwnKeys,
  readPublicKeys,
  readTrust,
  type Seen,
  signStorage,
  type Witness,
} from '../signing';
import { contentId, FolderStorage, type Storage, UserError } from '../storage';
import type { StoragePlace } from './settings';

/** Entries are signed and verified where there is a file of public keys. */
export async function openStorage(place: StoragePlace): Promise<Storage> {
  const name = JSON.stringify([place.siteDir, place.bucket ?? '']);
  return openSigned(await openUnsigned(place), name, place.signing);
}

/** The newest entries that were seen are remembered by name. */
export function openSigned(
  storage: Storage,
  name: string,
  { keysFile, isRequired, ownKeys, seen }: StoragePlace['signing'],
): Storage {
  const publicKeys = readPublicKeys(keysFile);
  if (!publicKeys && !isRequired) return storage;
  if (!publicKeys) throw new UserError(`KEYS_FILE names ${keysFile}, which is not there.`);
  const trust = readTrust(publicKeys);
  const own = [...readOwnKeys(ownKeys), ...listOwnIdentities(trust, findTokenService())];
  return signStorage(storage, { trust, ownKeys: own, witness: witnessIn(seen, contentId([name], 16)) });
}

/** For copies, byte for byte. Loads the bucket client only when needed. */
export async function openUnsigned({ siteDir, bucket }: StoragePlace): Promise<Storage> {
  if (!bucket) return new FolderStorage(siteDir);
  const { BucketStorage } = await import('../storage/bucket-storage');
  return BucketStorage.open(bucket);
}

/** A file by storage and log. */
function witnessIn(folder: string, name: string): Witness {
  const fileOf = (log: string) => join(folder, `${name}-${log}.json`);
  return {
    read: (log) => (existsSync(fileOf(log)) ? (JSON.parse(readFileSync(fileOf(log), 'utf8')) as Seen) : undefined),
    write: (log, seen) => {
      mkdirSync(folder, { recursive: true });
      const draft = `${fileOf(log)}.${process.pid}`;
      writeFileSync(draft, JSON.stringify(seen));
      renameSync(draft, fileOf(log));
    },
  };
}
