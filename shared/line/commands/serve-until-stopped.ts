import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as passed } from 'node:timers/promises';
import { type PublishedSite, serve, type SiteLog, stopping } from '../publish';
import type { Settings } from '../storage/settings';
import { hostOf } from './busy-port';
import type { Contact } from './contact';

export interface Shown {
  log: SiteLog;
  /** Listens on this machine only, unless `HOST` is set. */
  isLocal?: boolean;
  /** Starts what answers before the site, which listens on this port. Resolves with the announced address. */
  front?: (port: number) => Promise<string>;
}

/** Serves pages while the database opens, and announces the address when it is open; at Ctrl-C closes everything. */
export async function serveUntilStopped(
  settings: Settings,
  site: Promise<PublishedSite>,
  opening: Promise<Contact>,
  { isLocal = false, front, log }: Shown,
): Promise<void> {
  opening.catch(() => undefined); // Thrown where it is awaited.
  const signal = nextSignal(); // Before anything is open: it may come while the database opens.
  const serving = site.then((shown) =>
    serve({
      site: shown,
      log,
      port: settings.port,
      host: hostOf(settings, isLocal),
      contact: async (request, response) => (await opening).handle(request, response),
      checkContact: async () => (await opening).checkContact(),
    }),
  );
  const server = await serving.catch(async (error: unknown) => {
    await (await opening).close();
    throw error;
  });
  const contact = await opening.catch((error: unknown) => {
    server.close().closeAllConnections();
    throw error;
  });
  const { port } = server.address() as AddressInfo; // A listening TCP server has one.
  const url = (await front?.(port)) ?? `http://localhost:${port}`;
  console.log(`\nContact requests: ${contact.place}`);
  console.log(`\nManzil is on ${url}   (Ctrl-C ends it)\n`);
  await stop(server, await signal, settings.drainSeconds);
  await contact.close();
  await log.drain();
}

function nextSignal(): Promise<'SIGINT' | 'SIGTERM'> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve(signal));
  });
}

/** Milliseconds for running responses before connections are cut. */
const drainMs = 5_000;

/** Milliseconds after SIGTERM in which requests on kept connections arrive, which close after their response. */
const lastRequestMs = 500;

/** Lets balancers notice, and finishes responses. A second signal skips the wait of `drainSeconds`. */
async function stop(server: Server, signal: 'SIGINT' | 'SIGTERM', drainSeconds: number): Promise<void> {
  server.emit(stopping);
  const waitMs = Math.max(drainSeconds * 1000, lastRequestMs);
  if (signal === 'SIGTERM') await Promise.race([passed(waitMs, undefined, { ref: false }), nextSignal()]);
  const late = setTimeout(() => server.closeAllConnections(), drainMs);
  await new Promise((resolve) => server.close(resolve));
  clearTimeout(late);
}
