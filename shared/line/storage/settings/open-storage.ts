import { FolderStorage, type Storage } from '..';
import type { StoragePlace } from './settings';

/** Loads the bucket client only when needed. */
export async function openStorage({ siteDir, bucket }: StoragePlace): Promise<Storage> {
  if (!bucket) return new FolderStorage(siteDir);
  const { BucketStorage } = await import('../bucket-storage');
  return BucketStorage.open(bucket);
}
