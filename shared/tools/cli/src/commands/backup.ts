import { chmod, mkdir, readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { ContactBackup } from '@site/contact-store';
import { findLiveComposition } from '@site/delivery/activate';
import { copySite, type Hashes, hashOf } from '@site/delivery/backup';
import { checkSiteIntegrity, readCompositionRecord } from '@site/delivery/compose';
import { FolderStorage, reasonOf, type Storage, UserError } from '@site/delivery/storage';
import { contactPlace } from './contacts';
import { getLive, openContext } from '../context';

export interface BackupOptions {
  withoutContacts?: boolean;
}

export const backupFiles = { site: 'site', contacts: 'contacts.json', index: 'backup.json' } as const;

/** Written last: a folder without it is not a backup. */
export interface BackupIndex {
  format: 1;
  /** ISO 8601. */
  at: string;
  composition: string;
  site: Hashes;
  /** sha256 of {@link backupFiles.contacts}; absent without contact requests. */
  contacts: string | undefined;
}

/**
 * `npx manzil backup <folder>`: site, settings and contact database, also during releases and requests. Throws when
 * anything is unreadable or differs in the copy.
 */
export async function backup(folder: string, { withoutContacts = false }: BackupOptions = {}): Promise<void> {
  const { storage } = await openContext({ isReadOnly: true });
  const contacts = withoutContacts ? undefined : await readContacts(storage);
  const out = resolve(folder);
  await makeEmptyFolder(out, folder);
  const files = new FolderStorage(out);
  const hash = contacts && (await writeContacts(files, contacts));
  const copy = new FolderStorage(join(out, backupFiles.site));
  const site = await copySite(storage, copy);
  const composition = await requireSound(copy, folder);
  const index: BackupIndex = { format: 1, at: new Date().toISOString(), composition, site, contacts: hash };
  await files.writeOnce(backupFiles.index, JSON.stringify(index));
  console.log(
    `Backed up composition ${composition} with ${Object.keys(site).length} files${describeContacts(contacts)} to ${folder}.`,
  );
}

export function describeContacts(contacts: ContactBackup | undefined): string {
  if (!contacts) return '';
  const { rows } = contacts;
  return [
    '',
    `${rows['public.contact'].length} contact requests (${rows['private.contact_handled'].length} done)`,
    `${rows['private.contact_outbox'].length} waiting webhooks`,
    `${rows['public.report'].length} reports`,
  ].join(', ');
}

/** `undefined` for a hosted database without a connection string. */
async function readContacts(storage: Storage): Promise<ContactBackup | undefined> {
  const place = contactPlace();
  const { config } = await readCompositionRecord(storage, (await getLive(storage)).composition);
  if (config.contact.url && !place.databaseUrl) {
    console.error(
      `Contact requests go to ${config.contact.url} and are not in this backup. Set DATABASE_URL to the connection string of that project to include them.`,
    );
    return undefined;
  }
  const { backupContacts } = await import('@site/contact-store');
  return backupContacts(place).catch((error: unknown) => {
    throw new UserError(`${reasonOf(error)} Nothing was backed up. --without-contacts leaves contact requests out.`, {
      cause: error,
    });
  });
}

async function writeContacts(files: Storage, contacts: ContactBackup): Promise<string> {
  const text = JSON.stringify(contacts);
  await files.writeOnce(backupFiles.contacts, text);
  const hash = await hashOfContacts(files);
  if (hash !== hashOf(Buffer.from(text))) throw new UserError(`${backupFiles.contacts} differs from what was written.`);
  return hash;
}

export async function hashOfContacts(files: Storage): Promise<string> {
  return hashOf((await files.read(backupFiles.contacts)) ?? Buffer.alloc(0));
}

/** Owner-only: contact requests contain names and addresses. */
async function makeEmptyFolder(out: string, folder: string): Promise<void> {
  const found = await readdir(out).catch((): string[] => []);
  if (found.length > 0) throw new UserError(`${folder} is not empty. Name a folder that is new.`);
  await mkdir(out, { recursive: true });
  await chmod(out, 0o700);
}

/** The copy's live composition. Throws one sentence for a damaged site. */
async function requireSound(copy: Storage, folder: string): Promise<string> {
  const live = await findLiveComposition(copy);
  const damage = live ? await checkSiteIntegrity(copy, live) : ['Nothing is live in it.'];
  if (live && damage.length === 0) return live.id;
  throw new UserError(`The site is damaged, so ${folder} is not a backup: ${damage.slice(0, 5).join(' ')}`);
}
