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
  const { keysFile, isRequired, ownKeys, seen } = place.signing;
  const publicKeys = readPublicKeys(keysFile);
  const storage = await openUnsigned(place);
  if (!publicKeys && !isRequired) return storage;
  if (!publicKeys) throw new UserError(`KEYS_FILE names ${keysFile}, which is not there.`);
  const name = contentId([place.siteDir, JSON.stringify(place.bucket) ?? ''], 16);
  const trust = readTrust(publicKeys);
  const own = [...readOwnKeys(ownKeys), ...listOwnIdentities(trust, findTokenService())];
  return signStorage(storage, { trust, ownKeys: own, witness: witnessIn(seen, name) });
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
