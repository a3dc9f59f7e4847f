import { Argument, type Command } from 'commander';
import { command } from './command';
import type { HealthOptions } from '../commands/health';
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
    'health',
    'show reported errors and web vitals of each part, live and previous',
    'npx manzil health --days 7',
  )
    .option('--days <days>', 'how far back', readNumber(1), 7)
    .option(...json)
    .action(async (options: HealthOptions) => (await import('../commands/health')).health(options));
  command(
    program,
    'explain',
    'show file and line in the sources for a report, or for a location in a released script',
    'npx manzil explain 42',
  )
    .argument(
      '<report>',
      'number of a report, a file with its JSON, /_/projects/main.0123456789.js:1:2345, or projects@1.0.0-1a2b3c4d:1:2345',
    )
    .option(...json)
    .action(async (what: string, options: object) => (await import('../commands/explain')).explain(what, options));
}
