import { composeOnly } from './commands/compose';
import { build } from './commands/build';
import { checkRelease } from './commands/check-release';
import { contacts } from './commands/contacts';
import { dev } from './commands/dev';
import { exportSite } from './commands/export';
import { history } from './commands/history';
import { mixes } from './commands/mixes';
import { newRemote } from './commands/new-remote';
import { prune } from './commands/prune';
import { release } from './commands/release';
import { rollback } from './commands/rollback';
import { serveLive } from './commands/serve';
import { start } from './commands/start';
import { status } from './commands/status';
import { check, endToEnd, test } from './commands/test';
import { UserError } from '@site/delivery/storage';

const commands: Record<string, (args: string[]) => Promise<void>> = {
  start: () => start(),
  serve: (args) => serveLive(args),
  compose: () => composeOnly(),
  dev: (args) => dev(args),
  build: (args) => build(args),
  release: ([part]) => release(part),
  'check-release': ([part]) => checkRelease(part),
  rollback: ([part]) => rollback(part),
  status: () => status(),
  history: ([count]) => history(count),
  prune: (args) => prune(args),
  export: ([folder]) => exportSite(folder),
  contacts: (args) => contacts(args),
  'new-remote': async ([name]) => newRemote(name),
  check: () => check(),
  e2e: (args) => endToEnd(args),
  mixes: (args) => mixes(args),
  test: () => test(),
};

async function main(): Promise<void> {
  const [name = '', ...args] = process.argv.slice(2);
  const command = commands[name];
  if (!command) throw new UserError(`There is no command "${name}". Commands: ${Object.keys(commands).join(', ')}.`);
  await command(args);
}

main().catch((error: unknown) => {
  console.error(error instanceof UserError ? `\n${error.message}\n` : error);
  process.exitCode = 1;
});
