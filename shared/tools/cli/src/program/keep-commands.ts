import type { Command } from 'commander';
import type { BackupOptions } from '../commands/backup';
import { command } from './command';
import { addContactCommands } from './contact-commands';

/** Contact requests and backups, which need no sources. */
export function addKeepCommands(program: Command): void {
  addContactCommands(program);
  command(
    program,
    'backup',
    'copy the site, its settings and its contact database, even while they are in use',
    'npx manzil backup /srv/backup/2026-11-23',
  )
    .argument('<folder>', 'where to write; a new folder')
    .option('--without-contacts', 'omit contact requests and reports')
    .action(async (folder: string, options: BackupOptions) =>
      (await import('../commands/backup')).backup(folder, options),
    );
  command(
    program,
    'restore',
    'put a backup into an empty storage and an empty contact database',
    'npx manzil restore /srv/backup/2026-11-23',
  )
    .argument('<folder>', 'the folder of npx manzil backup')
    .action(async (folder: string) => (await import('../commands/restore')).restore(folder));
}
