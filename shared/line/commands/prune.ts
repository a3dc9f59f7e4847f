import { prune as pruneStorage } from '../live';
import { openContext } from './context';

/** `npx manzil prune --keep-days <days>`: removes unneeded releases and compositions. */
export async function prune({ keepDays }: { keepDays: number }): Promise<void> {
  const { storage } = await openContext();
  const { compositions, releases, files } = await pruneStorage(storage, keepDays);
  for (const id of compositions) console.log(`composition ${id}`);
  for (const name of releases) console.log(`release ${name.replace('/', '@')}`);
  const what = `${compositions.length} compositions, ${releases.length} releases, ${files} files`;
  console.log(`Removed ${what} that have not been live for ${keepDays} days.`);
}
