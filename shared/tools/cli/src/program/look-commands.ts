import type { Command } from 'commander';
import { command } from './command';
import type { ConsoleOptions } from '../commands/console';
import type { DiffOptions } from '../commands/diff';
import { type BrowserOption, json, readBrowser, readNumber } from './options';
import { addReadCommands } from './read-commands';

export function addLookCommands(program: Command): void {
  addReadCommands(program);
  command(
    program,
    'console',
    'open a local page that shows what is live and was live, with buttons to roll back, withdraw and promote',
    'npx manzil console --port 4400',
  )
    .option('--port <port>', 'port on this machine; 0 for any free one', readNumber(0, 65_535), 4400)
    .action(async (options: ConsoleOptions) => (await import('../commands/console')).openConsole(options));
  command(
    program,
    'diff',
    'list differences of two compositions in words, links, contracts and pixels',
    'npx manzil diff previous live --html diff.html',
  )
    .argument(
      '[before]',
      'live, previous, an activation, a composition, or versions: projects@previous,agency@…',
      'previous',
    )
    .argument('[after]', 'the same', 'live')
    .option('--html <file>', 'write a page with screenshots')
    .option('--without-browser', 'do not compare screenshots and accessibility trees')
    .option(...json)
    .action(async (before: string, after: string, options: BrowserOption & DiffOptions) =>
      (await import('../commands/diff')).diff(before, after, readBrowser(options)),
    );
}
