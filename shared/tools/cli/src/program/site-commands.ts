import type { Command } from 'commander';
import { command } from './command';
import { dryRun, json } from './options';
import { addContactCommands } from './contact-commands';
import { addSigningCommands } from './signing-commands';

export function addSiteCommands(program: Command): void {
  command(program, 'start', 'build what changed, activate it and serve the site', 'npm start').action(async () =>
    (await import('../commands/start')).start(),
  );
  command(
    program,
    'serve',
    'serve the live site; with versions, serve it with those, only on this machine',
    'npx manzil serve projects@previous',
  )
    .argument('[versions...]', 'part@version or part@previous')
    .action(async (versions: string[]) => (await import('../commands/serve')).serveLive(versions));
  command(program, 'compose', 'build what changed and activate it, without serving', 'npx manzil compose').action(
    async () => (await import('../commands/compose')).composeOnly(),
  );
  command(program, 'export', 'write the live site as files for a static host', 'npx manzil export out')
    .argument('<folder>', 'where to write')
    .option('--preview <name>', 'write that preview instead of the live site')
    .action(async (folder: string, options: { preview?: string }) =>
      (await import('../commands/export')).exportSite(folder, options),
    );
  command(program, 'pack', 'write the package that the repository of a team installs', 'npx manzil pack line')
    .argument('<folder>', 'where to write; a new folder')
    .action(async (folder: string) => (await import('../commands/pack')).pack(folder));
  command(
    program,
    'settings',
    "show the site's settings, or change them for everybody",
    'npx manzil settings SITE_URL=https://manzil.example',
  )
    .argument('[settings...]', 'NAME=value; NAME= removes the setting')
    .option(...dryRun)
    .option(...json)
    .action(async (words: string[], options: object) =>
      (await import('../commands/settings')).settings(words, options),
    );
  addSigningCommands(program);
  addContactCommands(program);
}
