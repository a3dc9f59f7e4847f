import type { Command } from 'commander';
import { addKeepCommands } from '../program/keep-commands';
import { withGroups } from '../program/command';
import { addReadCommands } from '../program/read-commands';

/** `node server.mjs <command>`: operators' commands. Without one it serves. */
export function createServerProgram(): Command {
  return withGroups('node server.mjs', [
    ['Look at what is live:', addReadCommands],
    ['Operate:', addKeepCommands],
  ]).addHelpText(
    'after',
    'Without a command it serves what is live.\nWhere a message names npx manzil, write node server.mjs.',
  );
}
