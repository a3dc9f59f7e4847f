import { readFile } from 'node:fs/promises';
import { toCsv } from '../export/csv';
import { toJson } from '../export/json';
import { toSql } from '../export/sql';
import { toTable } from '../export/table';
import { deleteContacts, markDone } from './change-contacts';
import { importContacts } from './import-contacts';
import { listContacts, listWithState } from './list-contacts';
import { type OperatorDatabaseOptions, withOperatorDatabase } from './open-operator-database';

export type ContactPlace = Pick<OperatorDatabaseOptions, 'databaseUrl' | 'dataDir'>;

const exportFormats = { csv: toCsv, json: toJson, sql: toSql };
export type ContactFormat = keyof typeof exportFormats;

// Each resolves with text for an operator, and rejects with one sentence when nothing was done.

export function listRequests(place: ContactPlace, { isNew = false }: { isNew?: boolean | undefined }): Promise<string> {
  return withOperatorDatabase({ ...place, isReadOnly: true, mustExist: true }, async (database) =>
    toTable((await listWithState(database)).filter(({ isDone }) => !isNew || !isDone)),
  );
}

export function exportRequests(place: ContactPlace, format: ContactFormat): Promise<string> {
  return withOperatorDatabase({ ...place, isReadOnly: true, mustExist: true }, async (database) =>
    exportFormats[format](await listContacts(database)),
  );
}

export function markRequestsDone(place: ContactPlace, ids: readonly string[]): Promise<string> {
  return withOperatorDatabase(
    { ...place, mustExist: true },
    async (database) => `${count(await markDone(database, ids))} marked as done\n`,
  );
}

export function deleteRequests(place: ContactPlace, ids: readonly string[]): Promise<string> {
  return withOperatorDatabase(
    { ...place, mustExist: true },
    async (database) => `${count(await deleteContacts(database, ids))} deleted\n`,
  );
}

/** Creates a missing database. */
export async function importRequests(place: ContactPlace, file: string): Promise<string> {
  const text = await readFile(file, 'utf8');
  return withOperatorDatabase(place, async (database) => {
    const { imported, skipped } = await importContacts(database, text);
    return `${count(imported)} imported, ${skipped} there already\n`;
  });
}

const count = (requests: number) => `${requests} contact ${requests === 1 ? 'request' : 'requests'}`;
