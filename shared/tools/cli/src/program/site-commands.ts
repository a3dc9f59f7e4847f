import type { Command } from 'commander';
import { command } from './command';
import { dryRun, json } from './options';
import { addKeepCommands } from './keep-commands';

export function addSiteCommands(program: Command): void {
  command(program, 'start', 'build what has changed, put it live here and serve it', 'npm start').action(async () =>
    (await import('../commands/start')).start(),
  );
  command(
    program,
    'serve',
    'serve what is live; with versions named, serve those in its place, to this machine alone',
    'npx manzil serve projects@previous',
  )
    .argument('[versions...]', 'part@version or part@previous')
    .action(async (versions: string[]) => (await import('../commands/serve')).serveLive(versions));
  command(
    program,
    'compose',
    'build what has changed and put it live here, without serving',
    'npx manzil compose',
  ).action(async () => (await import('../commands/compose')).composeOnly());
  command(program, 'export', 'write the live site as files for a static host', 'npx manzil export out')
    .argument('<folder>', 'where to write')
    .option('--preview <name>', 'that preview in the place of the live site')
    .action(async (folder: string, options: { preview?: string }) =>
      (await import('../commands/export')).exportSite(folder, options),
    );
  command(
    program,
    'pack',
    'write a server that needs nothing but Node, with a Dockerfile and a systemd unit',
    'npx manzil pack server',
  )
    .argument('<folder>', 'where to write; a new folder')
    .option('--with-database', 'with the embedded database for contact requests')
    .action(async (folder: string, options: object) => (await import('../commands/pack')).pack(folder, options));
  command(
    program,
    'settings',
    "show the site's settings, or change them for everybody",
    'npx manzil settings SITE_URL=https://manzil.example',
  )
    .argument('[settings...]', 'NAME=value; NAME= takes a setting away')
    .option(...dryRun)
    .option(...json)
    .action(async (words: string[], options: object) =>
      (await import('../commands/settings')).settings(words, options),
    );
  addKeepCommands(program);
}
