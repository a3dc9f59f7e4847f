import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ContactDatabase } from '../database/database';
import { toCsv } from '../export/csv';
import { toJson } from '../export/json';
import { toSql } from '../export/sql';
import { toTable } from '../export/table';
import { deleteContacts, markDone } from './change-contacts';
import { importContacts } from './import-contacts';
import { listContacts, listWithState } from './list-contacts';
import { withOperatorDatabase } from './open-operator-database';

const usage = `Contact requests in DATABASE_URL, or in the embedded database in DATA_DIR (default .data), whether or not the site is running.

  list            a table to read
  list --new      without those that are done
  done <id> …     marks requests as done
  delete <id> …   removes requests for good
  export csv      for a spreadsheet
  export json     for a program, and for import
  export sql      for another database with the same migrations
  import <file>   stores what export json has written; what is there already stays
`;

interface Command {
  isReadOnly: boolean;
  /** Resolves with what is printed. */
  run(database: ContactDatabase): Promise<string>;
}

const read = (run: Command['run']): Command => ({ isReadOnly: true, run });
const write = (run: Command['run']): Command => ({ isReadOnly: false, run });

const exportFormats = new Map([
  ['csv', toCsv],
  ['json', toJson],
  ['sql', toSql],
]);

function findCommand([name, ...words]: readonly string[]): Command | undefined {
  const [word] = words;
  if (name === 'list' && words.length === 0) return read(async (database) => toTable(await listContacts(database)));
  if (name === 'list' && word === '--new' && words.length === 1)
    return read(async (database) => toTable((await listWithState(database)).filter(({ isDone }) => !isDone)));
  if (name === 'done' && word)
    return write(async (database) => `${count(await markDone(database, words))} marked as done\n`);
  if (name === 'delete' && word)
    return write(async (database) => `${count(await deleteContacts(database, words))} deleted\n`);
  if (name === 'import' && word && words.length === 1) return write((database) => importFile(database, word));
  const format = exportFormats.get(words.join(' '));
  if (name === 'export' && format) return read(async (database) => format(await listContacts(database)));
  return undefined;
}

async function importFile(database: ContactDatabase, file: string) {
  const { imported, skipped } = await importContacts(database, await readFile(file, 'utf8'));
  return `${count(imported)} imported, ${skipped} there already\n`;
}

const count = (requests: number) => `${requests} contact ${requests === 1 ? 'request' : 'requests'}`;

async function main(): Promise<number> {
  const command = findCommand(process.argv.slice(2));
  if (!command) {
    process.stderr.write(usage);
    return 2;
  }
  try {
    process.stdout.write(await runInDatabase(command));
    return 0;
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    return 1;
  }
}

async function runInDatabase({ isReadOnly, run }: Command): Promise<string> {
  const { DATABASE_URL: databaseUrl, DATA_DIR = '.data' } = process.env;
  return withOperatorDatabase({ databaseUrl, dataDir: path.join(DATA_DIR, 'contact'), isReadOnly }, run);
}

// Not process.exit: it would cut off an export that is still on its way into a pipe.
process.exitCode = await main();
