import { FolderStorage, type Storage } from '../storage';
import type { Settings } from './settings';

export async function openStorage({ siteDir, bucket }: Pick<Settings, 'siteDir' | 'bucket'>): Promise<Storage> {
  if (!bucket) return new FolderStorage(siteDir);
  const { BucketStorage } = await import('../storage/bucket-storage');
  return BucketStorage.open(bucket);
}
