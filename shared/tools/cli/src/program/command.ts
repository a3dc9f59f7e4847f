import { Command } from 'commander';
import { UserError } from '@site/delivery/storage';

/** As `@site/build` says it, which would load the compilers at every start. */
const isInstalled = /[\\/]node_modules[\\/]/.test(import.meta.dirname);

const ofWholeSite = new Set('new move-out images endure engines pictures bench bisect mixes console pack'.split(' '));

/** A command with its example, which `--help` shows with the program's name. */
export function command(program: Command, name: string, description: string, example: string): Command {
  const isElsewhere = isInstalled && ofWholeSite.has(name);
  return program
    .command(name, { hidden: isElsewhere })
    .hook('preAction', () => {
      if (isElsewhere) throw new UserError(`npx manzil ${name} needs the sources of the whole site.`);
    })
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
