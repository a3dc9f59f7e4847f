import type { Command } from 'commander';
import { command } from './command';
import type { DiffOptions } from '../commands/diff';
import { type BrowserOption, json, readBrowser } from './options';
import { addReadCommands } from './read-commands';

export function addLookCommands(program: Command): void {
  addReadCommands(program);
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
