import { join } from 'node:path';
import type { ContactPlace } from '@site/contact-store';
import { readSettings } from '@site/delivery/settings';
import { reasonOf, UserError } from '@site/delivery/storage';

type ContactStore = typeof import('@site/contact-store');

/** Where the contact requests of this environment are. */
export function contactPlace({ DATABASE_URL: databaseUrl }: NodeJS.ProcessEnv = process.env): ContactPlace {
  return { databaseUrl, dataDir: join(readSettings().dataDir, 'contact') };
}

/** Prints what a command on the contact requests comes to. Throws one sentence when it fails. */
export async function contacts(run: (store: ContactStore, place: ContactPlace) => Promise<string>): Promise<void> {
  const place = contactPlace();
  const { SUPABASE_URL: hosted } = readSettings().site;
  // The hosted ones are not here; what an embedded database had before can still be read.
  if (hosted)
    console.error(
      `New contact requests go to ${hosted}. These are the ones of ${place.databaseUrl ? 'DATABASE_URL' : place.dataDir}.`,
    );
  try {
    process.stdout.write(await run(await import('@site/contact-store'), place));
  } catch (error) {
    throw new UserError(reasonOf(error), { cause: error });
  }
}
