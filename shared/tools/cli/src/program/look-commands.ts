import { Argument, type Command } from 'commander';
import { command } from './command';
import type { ConsoleOptions } from '../commands/console';
import type { DiffOptions } from '../commands/diff';
import type { HealthOptions } from '../commands/health';
import { type BrowserOption, json, readBrowser, readNumber } from './options';

export function addLookCommands(program: Command): void {
  command(program, 'status', 'show what is live, part by part, and the settings of the site', 'npx manzil status')
    .option(...json)
    .action(async (options: object) => (await import('../commands/status')).status(options));
  command(
    program,
    'console',
    'open a local page: what is live, what was, and buttons to roll back, withdraw and promote',
    'npx manzil console --port 4400',
  )
    .option(
      '--port <port>',
      'where it listens, on this machine alone; 0 for any that is free',
      readNumber(0, 65_535),
      4400,
    )
    .action(async (options: ConsoleOptions) => (await import('../commands/console')).openConsole(options));
  command(
    program,
    'diff',
    'say in which words, links, contracts and pixels two compositions differ',
    'npx manzil diff previous live --html diff.html',
  )
    .argument(
      '[before]',
      'live, previous, an activation, a composition, or versions: projects@previous,agency@…',
      'previous',
    )
    .argument('[after]', 'the same', 'live')
    .option('--html <file>', 'write one page with the screenshots')
    .option('--without-browser', 'do not compare screenshots and accessibility trees')
    .option('--planted', 'compare a page with itself after each of 40 changes, and expect each to be told')
    .option('--sample', 'with --planted: some of each kind, as npm test does')
    .option(...json)
    .action(async (before: string, after: string, options: BrowserOption & DiffOptions) =>
      (await import('../commands/diff')).diff(before, after, readBrowser(options)),
    );
  command(program, 'history', 'show what was activated, the newest first', 'npx manzil history 50')
    .addArgument(new Argument('[count]', 'how many activations').argParser(readNumber(1)).default(20))
    .option(...json)
    .action(async (count: number, options: object) => (await import('../commands/history')).history(count, options));
  command(
    program,
    'health',
    'show what browsers report of each part: errors and web vitals, live beside previous',
    'npx manzil health --days 7',
  )
    .option('--days <days>', 'how far back', readNumber(1), 7)
    .option(...json)
    .action(async (options: HealthOptions) => (await import('../commands/health')).health(options));
  command(
    program,
    'explain',
    'file and line of the sources behind a report, or behind a place in a released script',
    'npx manzil explain 42',
  )
    .argument(
      '<report>',
      'its number, a file with its JSON, /_/projects/main.0123456789.js:1:2345, or projects@1.0.0-1a2b3c4d:1:2345',
    )
    .option(...json)
    .action(async (what: string, options: object) => (await import('../commands/explain')).explain(what, options));
}
