import type { Command } from 'commander';

/** A command with its example, which `--help` shows. `npm start` and `npm test` need no `run`. */
export function command(program: Command, name: string, description: string, example: string): Command {
  return program
    .command(name)
    .description(description)
    .allowExcessArguments(false)
    .addHelpText('after', `\nExample: ${example}`);
}
