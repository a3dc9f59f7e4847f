import { Argument, type Command } from 'commander';
import { command } from './command';
import { json, readNumber } from './options';

/** Commands on storage and reports, also in a packed server. */
export function addReadCommands(program: Command): void {
  command(program, 'status', 'show what is live, part by part, and the settings of the site', 'npx manzil status')
    .option(...json)
    .action(async (options: object) => (await import('../commands/status')).status(options));
  command(program, 'history', 'show activations, newest first', 'npx manzil history 50')
    .addArgument(new Argument('[count]', 'how many activations').argParser(readNumber(1)).default(20))
    .option(...json)
    .action(async (count: number, options: object) => (await import('../commands/history')).history(count, options));
  command(
    program,
    'explain',
    'show file and line in the sources for reported errors, or for a location in a released script',
    'npx manzil explain site.log',
  )
    .argument(
      '<what>',
      'a line of the log, a file with such lines, /_/projects/main.0123456789.js:1:2345, or projects@1.0.0-1a2b3c4d:1:2345',
    )
    .option(...json)
    .action(async (what: string, options: object) => (await import('../commands/explain')).explain(what, options));
}
