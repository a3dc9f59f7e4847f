import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { SiteConfig } from '@site/contracts';
import type { ServeOptions, SiteLog } from '../publish';
import type { ReportLine } from '../publish/receive-report';
import type { Settings } from '../storage/settings';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import type { ContactForCheck } from '../check/browser';
import { reasonOf, UserError } from '../checkout';

export interface Contact {
  /** Contact requests, and reports of browsers, which are logged. */
  handle: ServeOptions['contact'];
  checkContact: NonNullable<ServeOptions['checkContact']>;
  /** Where requests are stored. */
  place: string;
  close: () => Promise<void>;
}

/**
 * Opens the contact database. With a hosted one, requests are refused: the rows would be acknowledged and never read.
 * Throws one sentence when another process has it open, unless `isBeside` uses it through that process.
 */
export async function openContact(
  { dataDir, trustedProxy }: Settings,
  { contact }: Pick<SiteConfig, 'contact'>,
  log: SiteLog,
  { isBeside = false }: { isBeside?: boolean } = {},
): Promise<Contact> {
  // Lazy: commands that serve nothing never load it.
  const { openContactStore, readDatabaseUrl } = await import('@site/contact-store');
  const { receiveReport } = await import('../publish/receive-report');
  const logged = (line: ReportLine) =>
    line['event.name'] === 'exception' ? log.warn(line, 'report') : log.info(line, 'report');
  const withReports =
    (handle: ServeOptions['contact']) =>
    (request: IncomingMessage, response: ServerResponse): Promise<void> =>
      request.url === '/rest/v1/report' ? receiveReport(request, response, logged) : handle(request, response);
  if (contact.url)
    return {
      place: contact.url,
      handle: withReports((request, response) => refuse(contact.url, request, response)),
      checkContact: () => Promise.resolve('elsewhere' as const),
      close: () => Promise.resolve(),
    };
  try {
    const store = await openContactStore({
      databaseUrl: readDatabaseUrl(),
      dataDir: join(dataDir, 'contact'),
      trustedProxy,
      isBeside,
      log: (line) => log.error(line),
    });
    return {
      place: store.place,
      handle: withReports((request, response) => store.handle(request, response)),
      checkContact: () => store.check().then(() => 'open' as const),
      close: () => store.close(),
    };
  } catch (error) {
    throw new UserError(reasonOf(error), { cause: error });
  }
}

/** Responds 503 as PostgREST does, which the page shows as a failure. */
async function refuse(hosted: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  request.resume();
  const message = `Contact requests of this site go to ${hosted}. Load the page again.`;
  const headers = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' };
  response.writeHead(503, headers).end(JSON.stringify({ code: 'PGRST000', message, details: null, hint: null }));
}

/** An empty contact database with this checkout's migrations, removed on close. */
export async function openContactForCheck(): Promise<ContactForCheck> {
  const { openContactStore } = await import('@site/contact-store');
  const dataDir = await mkdtemp(join(tmpdir(), 'manzil-contact-'));
  const store = await openContactStore({ dataDir });
  return {
    handle: (request, response) => store.handle(request, response),
    close: async () => {
      await store.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
