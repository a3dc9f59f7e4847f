import { join } from 'node:path';
import * as store from '@site/contact-store';
import { readSettings } from '../storage/settings';
import { formatTable } from './progress';
import { reasonOf, UserError } from '../checkout';

export function listRequests({ new: isNew = false }: { new?: boolean }): Promise<void> {
  return print(async (database) =>
    tableOf((await store.listContacts(database)).filter(({ isDone }) => !isNew || !isDone)),
  );
}

export function exportRequests(): Promise<void> {
  return print(async (database) => store.toCsv(await store.listContacts(database)));
}

export function markRequestsDone(ids: readonly string[]): Promise<void> {
  return print(async (database) => `${count(await store.markDone(database, ids))} marked as done\n`);
}

export function deleteRequests(ids: readonly string[]): Promise<void> {
  return print(async (database) => `${count(await store.deleteContacts(database, ids))} deleted\n`);
}

/** Prints the result, also beside a running site. */
async function print(work: (database: store.ContactDatabase) => Promise<string>): Promise<void> {
  const { dataDir, site } = readSettings();
  try {
    const place = { databaseUrl: store.readDatabaseUrl(), dataDir: join(dataDir, 'contact') };
    // Hosted requests are elsewhere; an earlier embedded database remains readable.
    if (site.SUPABASE_URL)
      console.error(
        `New contact requests go to ${site.SUPABASE_URL}. These are the ones of ${place.databaseUrl ? 'DATABASE_URL' : place.dataDir}.`,
      );
    process.stdout.write(await store.withContactDatabase(place, work));
  } catch (error) {
    throw new UserError(reasonOf(error), { cause: error });
  }
}

const widest = 40;

/** One line per request, long texts cut, ids as `done` and `delete` accept them. */
export function tableOf(rows: readonly store.ContactRow[]): string {
  const cells = rows.map((row) =>
    store.readableColumns.map((column) => {
      if (column === 'id') return row.id.slice(0, 8);
      if (column === 'created_at') return row.created_at.slice(0, 16).replace('T', ' ');
      const text = row[column] ?? '';
      return text.length > widest ? `${text.slice(0, widest - 1)}…` : text;
    }),
  );
  return [...formatTable(store.readableColumns, cells), '', `${count(rows.length)}, times in UTC`, ''].join('\n');
}

const count = (requests: number) => `${requests} contact ${requests === 1 ? 'request' : 'requests'}`;
