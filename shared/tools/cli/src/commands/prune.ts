import { prune as pruneStorage } from '@site/delivery/prune';
import { type CommonOptions, openContext } from '../context';

/** `npx manzil prune [-- --keep-days <days>]`: removes releases and compositions that nobody can need any more. */
export async function prune({ keepDays, json }: Pick<CommonOptions, 'json'> & { keepDays: number }): Promise<void> {
  const { storage } = await openContext({ json });
  const report = await pruneStorage(storage, keepDays);
  const { compositions, previews, releases, content, files, leftovers } = report;
  console.log(
    json
      ? JSON.stringify(report)
      : `Removed ${compositions} compositions, ${previews} previews, ${releases} releases, ${content + files} files that have not been live for ${keepDays} days, and ${leftovers} leftovers of interrupted writes.`,
  );
}
