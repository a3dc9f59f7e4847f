import { FolderStorage, type Storage } from '../storage';
import type { StoragePlace } from './settings';

/** Loads the bucket client only when needed. */
export async function openStorage({ siteDir, bucket }: StoragePlace): Promise<Storage> {
  if (!bucket) return new FolderStorage(siteDir);
  const { BucketStorage } = await import('../storage/bucket-storage');
  return BucketStorage.open(bucket);
}
