import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { openContactStore, readContactSettings, type ContactStore } from '@site/contact-store';
import type { SiteConfig } from '@site/contracts';
import { createLog, listen, pollMs, runUntilStopped, serve, type ServeOptions, type SiteLog } from '@site/delivery/serve';
import type { Settings } from '@site/delivery/settings';
import { UserError } from '@site/delivery/storage';
import { deploy } from '../deploy';
import { openContext } from './context';

/** `npm start`: source to live, then serve until Ctrl-C. */
export async function start(): Promise<void> {
  const context = await openContext();
  const { settings, storage } = context;
  await refuseBusyPort(settings);
  const log = createLog(settings.log);
  const contact = await openContact(settings, await context.readConfig(), log);
  await deploy(context).catch(async (error: unknown) => {
    await contact.close();
    throw error;
  });
  await serveUntilStopped(settings, contact, { storage, log });
}

/** Where contact requests go. */
export interface Contact {
  handle: ServeOptions['contact'];
  close: () => Promise<void>;
}

export interface Shown extends Pick<ServeOptions, 'storage' | 'pinned'> {
  log: SiteLog;
  /** For one person alone: reachable from this machine only, unless `HOST` is set. */
  isLocal?: boolean;
  /** Path that is announced; `/` unless it is said. */
  entrance?: string;
}

/** Serves until Ctrl-C, then closes everything. */
export async function serveUntilStopped(settings: Settings, contact: Contact, { isLocal = false, entrance = '', log, ...shown }: Shown): Promise<void> {
  const server = await serve({ ...serveOptions(settings), ...shown, log, host: hostOf(settings, isLocal), contact: contact.handle }).catch(async (error: unknown) => {
    await contact.close();
    throw error;
  });
  await announceUntilStopped(server, contact, { entrance, log });
}

/** What the settings say about the server. */
function serveOptions({ port, bucket, metrics, trustedProxy, hstsSubdomains }: Settings): Pick<ServeOptions, 'port' | 'pollMs' | 'metrics' | 'hsts'> {
  return { port, metrics, pollMs: bucket ? pollMs.bucket : pollMs.folder, hsts: { isForwarded: trustedProxy, includeSubDomains: hstsSubdomains } };
}

/** Address to listen on; `undefined` for all interfaces. */
export function hostOf({ host }: Pick<Settings, 'host'>, isLocal: boolean): string | undefined {
  return host ?? (isLocal ? '127.0.0.1' : undefined);
}

/** Says where a listening server is, waits for Ctrl-C, then closes it and what is behind it. */
export async function announceUntilStopped(server: Server, contact: Contact, { entrance, log }: { entrance: string; log: SiteLog }): Promise<void> {
  const { port } = server.address() as AddressInfo; // a listening TCP server has one
  console.log(`\nManzil is on http://localhost:${port}${entrance}   (Ctrl-C ends it)\n`);
  await runUntilStopped(server, () => contact.close(), log);
}

/** The embedded database, unless the site's pages send contact requests to a hosted one: rows that nobody reads are not acknowledged. */
export async function openContact(settings: Settings, { contact }: Pick<SiteConfig, 'contact'>, log: SiteLog): Promise<Contact> {
  if (contact.url) return { handle: (request, response) => refuseContact(contact.url, request, response), close: () => Promise.resolve() };
  const store = await openStore(settings, log);
  return { handle: (request, response) => store.handle(request, response), close: () => store.close() };
}

/** Opens the contact database of `DATA_DIR`. Throws one sentence when another process holds it. */
async function openStore({ dataDir, trustedProxy }: Settings, log: SiteLog): Promise<ContactStore> {
  try {
    return await openContactStore({ ...readContactSettings(), dataDir: join(dataDir, 'contact'), trustedProxy, log: (line) => log.error(line) });
  } catch (error) {
    throw new UserError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

/** In the form of PostgREST, which the page shows as a failure: nothing is lost in silence. */
async function refuseContact(url: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  request.resume();
  const body = JSON.stringify({ code: 'PGRST000', message: `Contact requests of this site go to ${url}. Load the page again.`, details: null, hint: null });
  response.writeHead(503, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store', 'content-length': Buffer.byteLength(body) }).end(body);
}

/** Said at once, not after minutes of building. */
export async function refuseBusyPort(settings: Pick<Settings, 'port' | 'host'>, isLocal = false): Promise<void> {
  const probe = createServer();
  await listen(probe, settings.port, hostOf(settings, isLocal));
  await new Promise<void>((resolve) => probe.close(() => resolve()));
}
