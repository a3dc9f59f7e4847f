import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { openContactStore, type ContactStore } from '@site/contact-store';
import { deploy } from '../deploy';
import type { Settings } from '@site/delivery/settings';
import { UserError } from '@site/delivery/storage';
import { openContext } from './context';
import { busyPort, serve, type ServeOptions } from '@site/delivery/serve';

/** `npm start`: source to live, then serve until Ctrl-C. */
export async function start(): Promise<void> {
  const context = await openContext();
  const { settings, storage } = context;
  await refuseBusyPort(settings.port);
  const store = await openStore(settings);
  await deploy(context).catch(async (error: unknown) => {
    await store.close();
    throw error;
  });
  await serveUntilStopped(settings, store, { storage });
}

export interface Shown extends Pick<ServeOptions, 'storage' | 'pinned'> {
  /** Path that is announced; `/` unless it is said. */
  entrance?: string;
}

/** Serves until Ctrl-C, then closes everything. */
export async function serveUntilStopped({ port: wanted }: Settings, store: ContactStore, { storage, pinned, entrance = '' }: Shown): Promise<void> {
  const server = await serve({ storage, pinned, port: wanted, contact: (request, response) => store.handle(request, response) });
  await runUntilStopped(server, store, entrance);
}

/** Says where a listening server is, waits for Ctrl-C, then closes it and the store. */
export async function runUntilStopped(server: Server, store: ContactStore, entrance: string): Promise<void> {
  const { port } = server.address() as AddressInfo; // a listening TCP server has one
  console.log(`\nManzil is on http://localhost:${port}${entrance}   (Ctrl-C ends it)\n`);
  await stopSignal();
  await close(server);
  await store.close();
}

/** Opens the contact database of `DATA_DIR`. Throws one sentence when another process holds it. */
export async function openStore({ dataDir, trustedProxy }: Settings): Promise<ContactStore> {
  try {
    return await openContactStore({ dataDir: join(dataDir, 'contact'), trustedProxy, log: (line) => console.error(line) });
  } catch (error) {
    throw new UserError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

/** Said at once, not after minutes of building. */
export async function refuseBusyPort(port: number): Promise<void> {
  const probe = createServer();
  await listen(probe, port);
  await new Promise<void>((resolve) => probe.close(() => resolve()));
}

/** Rejects with one sentence when the port is taken. */
export function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(error.code === 'EADDRINUSE' ? busyPort(port) : error));
    server.listen(port, resolve);
  });
}

function stopSignal(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });
}

async function close(server: Server): Promise<void> {
  await new Promise<void>((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), 1000).unref();
  });
}
