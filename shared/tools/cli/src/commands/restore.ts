import { join, resolve } from 'node:path';
import type { ContactBackup } from '@site/contact-store';
import { compareSite, copySite, isEmptySite } from '@site/delivery/backup';
import { openUnsigned, readSettings } from '@site/delivery/settings';
import { findJson, FolderStorage, readJson, reasonOf, UserError } from '@site/delivery/storage';
import { backupFiles, type BackupIndex, describeContacts, hashOfContacts } from './backup';
import { contactPlace } from './contacts';

/**
 * `npx manzil restore <folder>`: restores into an empty storage and database. Throws, before writing, for an altered
 * backup or a target with content.
 */
export async function restore(folder: string): Promise<void> {
  const files = new FolderStorage(resolve(folder));
  const index = await findJson<BackupIndex>(files, backupFiles.index);
  if (!index)
    throw new UserError(
      `${folder} is not a whole backup: it has no ${backupFiles.index}, which npx manzil backup writes last.`,
    );
  const copied = new FolderStorage(join(resolve(folder), backupFiles.site));
  const damage = await compareSite(copied, index.site);
  if (index.contacts && index.contacts !== (await hashOfContacts(files)))
    damage.push(`${backupFiles.contacts} was altered.`);
  if (damage.length > 0) throw new UserError(`${folder} was damaged: ${damage.slice(0, 5).join(' ')}`);
  const settings = readSettings();
  const storage = await openUnsigned(settings);
  if (!(await isEmptySite(storage)))
    throw new UserError(
      `${settings.bucket ? `The bucket ${settings.bucket.bucket}` : settings.siteDir} has a site already. A backup is restored into an empty place, only.`,
    );
  const contacts = index.contacts ? await readJson<ContactBackup>(files, backupFiles.contacts) : undefined;
  if (contacts) await writeContacts(contacts);
  await copySite(copied, storage);
  console.log(
    `Restored composition ${index.composition} with ${Object.keys(index.site).length} files${describeContacts(contacts)} of ${index.at}. npx manzil serve starts it.`,
  );
}

async function writeContacts(contacts: ContactBackup): Promise<void> {
  const { restoreContacts } = await import('@site/contact-store');
  await restoreContacts(contactPlace(), contacts).catch((error: unknown) => {
    throw new UserError(reasonOf(error), { cause: error });
  });
}
