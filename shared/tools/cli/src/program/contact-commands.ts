import { Argument, type Command } from 'commander';
import type { ContactFormat } from '@site/contact-store';
import { command } from './command';

const load = () => import('../commands/contacts');

/** `npx manzil contacts …`: reads and handles contact requests, also beside a running site. */
export function addContactCommands(program: Command): void {
  const contacts = program
    .command('contacts')
    .description('manage the contact requests in DATABASE_URL, or in the embedded database in DATA_DIR');
  command(contacts, 'list', 'list requests as a table', 'npx manzil contacts list --new')
    .option('--new', 'only requests that are not done')
    .action(async (options: { new?: boolean }) =>
      (await load()).contacts(({ listRequests }, place) => listRequests(place, { isNew: options.new })),
    );
  command(contacts, 'done', 'mark requests as done', 'npx manzil contacts done 1a2b3c4d')
    .argument('<ids...>', 'ids, or their first eight characters as the list shows them')
    .action(async (ids: string[]) =>
      (await load()).contacts(({ markRequestsDone }, place) => markRequestsDone(place, ids)),
    );
  command(contacts, 'delete', 'delete requests permanently', 'npx manzil contacts delete 1a2b3c4d')
    .argument('<ids...>', 'the same')
    .action(async (ids: string[]) =>
      (await load()).contacts(({ deleteRequests }, place) => deleteRequests(place, ids)),
    );
  command(contacts, 'export', 'print all requests', 'npx manzil contacts export csv > requests.csv')
    .addArgument(
      new Argument('<format>', 'csv: a spreadsheet, json: import, sql: another database with these migrations').choices(
        ['csv', 'json', 'sql'],
      ),
    )
    .action(async (format: ContactFormat) =>
      (await load()).contacts(({ exportRequests }, place) => exportRequests(place, format)),
    );
  command(contacts, 'import', 'store the output of export json', 'npx manzil contacts import requests.json')
    .argument('<file>', 'existing requests do not change')
    .action(async (file: string) =>
      (await load()).contacts(({ importRequests }, place) => importRequests(place, file)),
    );
}
