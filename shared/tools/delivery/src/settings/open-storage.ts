import { FolderStorage, type Storage } from '../storage';
import type { Settings } from './settings';

/** The storage that the settings name. The client of a bucket is only loaded when there is one. */
export async function openStorage({ siteDir, bucket }: Pick<Settings, 'siteDir' | 'bucket'>): Promise<Storage> {
  if (!bucket) return new FolderStorage(siteDir);
  const { BucketStorage } = await import('../storage/bucket-storage');
  return BucketStorage.open(bucket);
}
