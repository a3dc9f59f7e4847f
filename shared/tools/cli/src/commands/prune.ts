import { UserError } from '@site/delivery/storage';
import { prune as pruneStorage } from '@site/delivery/prune';
import { openContext } from './context';

const usualDays = 30;

/** `npm run prune [-- --keep-days <days>]`: removes releases and compositions that nobody can need any more. */
export async function prune(args: readonly string[]): Promise<void> {
  const keepDays = readDays(args);
  const { storage } = await openContext();
  const { compositions, releases, files } = await pruneStorage(storage, keepDays);
  console.log(`Removed ${compositions} compositions, ${releases} releases and ${files} files that have not been live for ${keepDays} days.`);
}

function readDays(args: readonly string[]): number {
  const [option, value] = args;
  if (option === undefined) return usualDays;
  const days = option === '--keep-days' && value ? Number(value) : NaN;
  if (args.length === 2 && days >= 0) return days;
  throw new UserError(`Say for how many days things are kept: npm run prune -- --keep-days ${usualDays}.`);
}
