import { join } from 'node:path';
import type { SiteConfig } from '@site/contracts';
import type { ServeOptions, SiteLog } from '@site/delivery/serve';
import type { Settings } from '@site/delivery/settings';
import { reasonOf, UserError } from '@site/delivery/storage';
import { refuseContact } from './refuse-contact';
import { openLater } from './open-later';

export interface Contact {
  handle: ServeOptions['contact'];
  readWaiting: NonNullable<ServeOptions['readWaiting']>;
  place: string;
  close: () => Promise<void>;
}

/** The embedded database, unless pages use a hosted one: embedded rows would be acknowledged and never read. */
export async function openContact(
  settings: Settings,
  { contact }: Pick<SiteConfig, 'contact'>,
  log: SiteLog,
  { isBeside = false }: { isBeside?: boolean } = {},
): Promise<Contact> {
  if (contact.url)
    return {
      place: contact.url,
      handle: (request, response) =>
        refuseContact(`Contact requests of this site go to ${contact.url}. Load the page again.`, request, response),
      readWaiting: () => Promise.resolve('elsewhere' as const),
      close: () => Promise.resolve(),
    };
  return openStore(settings, log, isBeside);
}

/**
 * Opens the contact database of `DATA_DIR`, and retries for a full disk or a damaged one. When another process has it,
 * throws, or forwards requests with `isBeside`.
 */
async function openStore({ dataDir, trustedProxy }: Settings, log: SiteLog, isBeside: boolean): Promise<Contact> {
  // Lazy: a server with a hosted database never loads it.
  const { isUnavailable, openContactStore, readContactSettings } = await import('@site/contact-store');
  const open = async (): Promise<Contact> => {
    const store = await openContactStore({
      ...readContactSettings(),
      dataDir: join(dataDir, 'contact'),
      trustedProxy,
      isBeside,
      log: (line) => log.error(line),
    });
    return {
      place: store.isPassedOn ? 'the database of the site that runs here' : 'the local database',
      handle: (request, response) => store.handle(request, response),
      readWaiting: () => store.readWaiting(),
      close: () => store.close(),
    };
  };
  try {
    return await open();
  } catch (error) {
    if (isMissing(error))
      throw new UserError(
        'This server was packed without the embedded database. Name a hosted one (npx manzil settings SUPABASE_URL=… SUPABASE_ANON_KEY=…, then npx manzil compose), or pack it with --with-database.',
        { cause: error },
      );
    if (!isUnavailable(error)) throw new UserError(reasonOf(error), { cause: error });
    log.error(`${reasonOf(error)} Pages are served, and contact requests are refused until it can be opened.`);
    return openLater(open, log);
  }
}

/** The database is opened in a process that returns only text. */
function isMissing(error: unknown): boolean {
  return error instanceof Error && /Cannot find package '@electric-sql\/pglite'/.test(error.message);
}
