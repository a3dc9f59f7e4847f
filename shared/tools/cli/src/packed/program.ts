import type { Command } from 'commander';
import { addKeepCommands } from '../program/keep-commands';
import { withGroups } from '../program/command';
import { addReadCommands } from '../program/read-commands';

/** `node server.mjs <command>`: what an operator needs where there are no sources. Without a command it serves. */
export function createServerProgram(): Command {
  return withGroups('node server.mjs', [
    ['Look at what is live:', addReadCommands],
    ['Operate:', addKeepCommands],
  ]).addHelpText(
    'after',
    'Without a command it serves what is live.\nWhere a message names npx manzil, write node server.mjs.',
  );
}
