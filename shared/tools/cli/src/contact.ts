import { join } from 'node:path';
import type { SiteConfig } from '@site/contracts';
import type { ServeOptions, SiteLog } from '@site/delivery/serve';
import type { Settings } from '@site/delivery/settings';
import { reasonOf, UserError } from '@site/delivery/storage';
import { refuseContact } from './refuse-contact';
import { openLater } from './open-later';

/** Where contact requests go. */
export interface Contact {
  handle: ServeOptions['contact'];
  readWaiting: NonNullable<ServeOptions['readWaiting']>;
  /** Where that is, in words. */
  place: string;
  close: () => Promise<void>;
}

/**
 * The embedded database, unless the site's pages send contact requests to a hosted one: rows that nobody reads are not
 * acknowledged.
 */
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
 * Opens the contact database of `DATA_DIR`. One on a full disk, or a damaged one, is tried again while pages are
 * served. When another process holds it, throws one sentence, or passes the requests on to it with `isBeside`. Throws
 * one sentence for settings that cannot be used.
 */
async function openStore({ dataDir, trustedProxy }: Settings, log: SiteLog, isBeside: boolean): Promise<Contact> {
  // Only here: a server beside a hosted database never loads it.
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
      handle: (request, response, shown) => store.handle(request, response, shown),
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

/** The store opens the database in a process of its own, of which only the words come back. */
function isMissing(error: unknown): boolean {
  return error instanceof Error && /Cannot find package '@electric-sql\/pglite'/.test(error.message);
}
