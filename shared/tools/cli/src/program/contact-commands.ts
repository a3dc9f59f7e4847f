import { Argument, type Command } from 'commander';
import { command } from './command';

const load = () => import('../commands/contacts');

/** `npx manzil contacts …`: reads and handles contact requests, also beside a running site. */
export function addContactCommands(program: Command): void {
  const contacts = program
    .command('contacts')
    .description('manage the contact requests in DATABASE_URL, or in the embedded database in DATA_DIR');
  command(contacts, 'list', 'list requests as a table', 'npx manzil contacts list --new')
    .option('--new', 'only requests that are not done')
    .action(async (options: { new?: boolean }) => (await load()).listRequests(options));
  command(contacts, 'done', 'mark requests as done', 'npx manzil contacts done 1a2b3c4d')
    .argument('<ids...>', 'ids, or their first eight characters as the list shows them')
    .action(async (ids: string[]) => (await load()).markRequestsDone(ids));
  command(contacts, 'delete', 'delete requests permanently', 'npx manzil contacts delete 1a2b3c4d')
    .argument('<ids...>', 'the same')
    .action(async (ids: string[]) => (await load()).deleteRequests(ids));
  command(contacts, 'export', 'print all requests', 'npx manzil contacts export csv > requests.csv')
    .addArgument(new Argument('<format>', 'csv: a spreadsheet').choices(['csv']))
    .action(async () => (await load()).exportRequests());
}
