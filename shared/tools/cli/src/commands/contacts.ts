import { join } from 'node:path';
import type { ContactPlace } from '@site/contact-store';
import { readSettings } from '@site/delivery/settings';
import { reasonOf, UserError } from '@site/delivery/storage';

type ContactStore = typeof import('@site/contact-store');

export function contactPlace({ DATABASE_URL: databaseUrl }: NodeJS.ProcessEnv = process.env): ContactPlace {
  return { databaseUrl, dataDir: join(readSettings().dataDir, 'contact') };
}

export async function contacts(run: (store: ContactStore, place: ContactPlace) => Promise<string>): Promise<void> {
  const place = contactPlace();
  const { SUPABASE_URL: hosted } = readSettings().site;
  // Hosted requests are elsewhere; an earlier embedded database remains readable.
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
