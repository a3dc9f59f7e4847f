import path from 'node:path';
import { toCsv } from './export/csv';
import { toJson } from './export/json';
import { toSql } from './export/sql';
import { toTable } from './export/table';
import { listContactsIn } from './list-contacts';

const usage = `Contact requests of the embedded database in DATA_DIR (default .data), whether or not the site is running.

  list         a table to read
  export csv   for a spreadsheet
  export json  for a program
  export sql   for another database with the same migrations
`;

const formats = new Map([
  ['list', toTable],
  ['export csv', toCsv],
  ['export json', toJson],
  ['export sql', toSql],
]);

async function main(): Promise<number> {
  const format = formats.get(process.argv.slice(2).join(' '));
  if (!format) {
    process.stderr.write(usage);
    return 2;
  }
  try {
    const rows = await listContactsIn(path.join(process.env.DATA_DIR ?? '.data', 'contact'));
    process.stdout.write(format(rows));
    return 0;
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    return 1;
  }
}

// Not process.exit: it would cut off an export that is still on its way into a pipe.
process.exitCode = await main();
