import { prune as pruneStorage } from '../live';
import { openContext } from './context';

export async function prune({ keepDays }: { keepDays: number }): Promise<void> {
  const { storage } = await openContext();
  const removed = await pruneStorage(storage, keepDays);
  const folders = removed.filter((name) => /^(compositions|releases)\//.test(name));
  for (const name of folders) console.log(name);
  const files = removed.length - folders.length;
  console.log(`Removed these ${folders.length}, and ${files} files, that have not been live for ${keepDays} days.`);
}
