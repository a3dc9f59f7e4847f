import type { AddressInfo } from 'node:net';
import { nextSignal, runUntilStopped, serve, type ServeOptions, type SiteLog } from '../publish';
import type { Settings } from '../storage/settings';
import type { Contact } from './contact';
import { hostOf } from '../publish/listen';

export interface Shown extends Pick<ServeOptions, 'storage' | 'pinned'> {
  log: SiteLog;
  /** Listens on this machine only, unless `HOST` is set. */
  isLocal?: boolean;
  /** Announced path; default `/`. */
  entrance?: string;
}

/** Serves and announces the address until Ctrl-C, then closes everything. */
export async function serveUntilStopped(
  settings: Settings,
  contact: Contact,
  { isLocal = false, entrance = '', log, ...shown }: Shown,
): Promise<void> {
  const server = await serve({
    ...shown,
    log,
    port: settings.port,
    trustedProxy: settings.trustedProxy,
    // A bucket charges per poll: every 30 s are 178,560 requests in 31 days.
    pollMs: settings.bucket ? 30_000 : undefined,
    host: hostOf(settings, isLocal),
    contact: contact.handle,
    checkContact: contact.checkContact,
  }).catch(async (error: unknown) => {
    await contact.close();
    throw error;
  });
  const { port } = server.address() as AddressInfo; // A listening TCP server has one.
  const signal = nextSignal(); // Before the address is known: who reads it may stop the server at once.
  console.log(`\nContact requests: ${contact.place}`);
  console.log(`\nManzil is on http://localhost:${port}${entrance}   (Ctrl-C ends it)\n`);
  await runUntilStopped(server, () => contact.close(), log, { drainSeconds: settings.drainSeconds, signal });
}
