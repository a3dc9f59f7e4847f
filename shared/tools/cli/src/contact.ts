import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { SiteConfig } from '@site/contracts';
import type { ServeOptions, SiteLog } from '@site/delivery/serve';
import type { Settings } from '@site/delivery/settings';
import { UserError } from '@site/delivery/storage';

/** Where contact requests go. */
export interface Contact {
  handle: ServeOptions['contact'];
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
      handle: (request, response) => refuseContact(contact.url, request, response),
      close: () => Promise.resolve(),
    };
  return openStore(settings, log, isBeside);
}

/**
 * Opens the contact database of `DATA_DIR`. When another process holds it, throws one sentence, or passes the requests
 * on to it with `isBeside`.
 */
async function openStore({ dataDir, trustedProxy }: Settings, log: SiteLog, isBeside: boolean): Promise<Contact> {
  try {
    // Only here: a server beside a hosted database never loads it.
    const { openContactStore, readContactSettings } = await import('@site/contact-store');
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
      close: () => store.close(),
    };
  } catch (error) {
    if (isMissing(error))
      throw new UserError(
        'This server was packed without the embedded database. Name a hosted one (npm run settings -- SUPABASE_URL=… SUPABASE_ANON_KEY=…, then npm run compose), or pack it with --with-database.',
        { cause: error },
      );
    throw new UserError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

/** The store opens the database in a process of its own, of which only the words come back. */
function isMissing(error: unknown): boolean {
  return error instanceof Error && /Cannot find package '@electric-sql\/pglite'/.test(error.message);
}

/** In the form of PostgREST, which the page shows as a failure: nothing is lost in silence. */
async function refuseContact(url: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  request.resume();
  const body = JSON.stringify({
    code: 'PGRST000',
    message: `Contact requests of this site go to ${url}. Load the page again.`,
    details: null,
    hint: null,
  });
  response
    .writeHead(503, {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'content-length': Buffer.byteLength(body),
    })
    .end(body);
}
