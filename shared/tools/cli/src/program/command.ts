import { Command } from 'commander';

/** A command with its example, which `--help` shows with the program's name. */
export function command(program: Command, name: string, description: string, example: string): Command {
  return program
    .command(name)
    .description(description)
    .allowExcessArguments(false)
    .addHelpText('after', () => `\nExample: ${example.replace('npx manzil', nameOf(program))}`);
}

function nameOf(program: Command): string {
  return program.parent ? nameOf(program.parent) : program.name();
}

/** Groups commands under headings. */
export function withGroups(
  name: string,
  headed: readonly (readonly [heading: string, addCommands: (program: Command) => void])[],
): Command {
  const program = new Command(name).exitOverride().showHelpAfterError('Run with --help to list the options.');
  program.addHelpText('after', '\nExit codes: 0 done, 1 refused or failed, 2 usage error.');
  for (const [heading, addCommands] of headed) {
    program.commandsGroup(heading);
    addCommands(program);
  }
  return program;
}
