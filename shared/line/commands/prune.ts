import { prune as pruneStorage } from '../live';
import { OverlayStorage } from '../storage';
import { openContext } from './context';

export interface PruneOptions {
  keepDays: number;
  /** Lists what would go; removes nothing. */
  dryRun?: boolean;
}

export async function prune({ keepDays, dryRun }: PruneOptions): Promise<void> {
  const { storage } = await openContext();
  const removed = await pruneStorage(dryRun ? new OverlayStorage(storage) : storage, keepDays);
  const folders = removed.filter((name) => /^(compositions|releases)\//.test(name));
  for (const name of folders) console.log(name);
  const files = removed.length - folders.length;
  const did = dryRun ? 'Nothing is removed. Without --dry-run these would be:' : 'Removed these';
  console.log(`${did} ${folders.length}, and ${files} files, that have not been live for ${keepDays} days.`);
}
