import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import type { SiteLog } from './log';

/** Milliseconds for running responses before connections are cut. */
const drainMs = 5_000;

/** Milliseconds for a new connection to send its request. */
const firstRequestMs = 500;

/** Milliseconds from the last accepted connection to the end; with three seconds of draining, within 10 s. */
const endMs = 6_500;

/** Emitted before a server stops: `/_/health` reports it and responses close connections. */
export const stopping = 'manzil:stopping';

export interface StopOptions {
  /** Seconds after SIGTERM in which connections are accepted. Default 0. */
  drainSeconds?: number | undefined;
  signal?: Promise<StopSignal>;
}

/**
 * Waits for a signal, lets balancers notice, finishes responses, and closes dependencies. A second signal skips the
 * wait. Exits with 1 when closing hangs.
 */
export async function runUntilStopped(
  server: Server,
  closeBehind: () => Promise<void>,
  log: SiteLog,
  { drainSeconds = 0, signal = nextSignal() }: StopOptions = {},
): Promise<void> {
  const received = await signal;
  server.emit(stopping);
  if (received === 'SIGTERM') await passed(drainSeconds * 1000);
  const late = setTimeout(() => {
    log.error('The server did not end in time and is cut off.');
    void log.drain().then(() => process.exit(1));
  }, endMs);
  await drain(server);
  await closeBehind();
  await log.drain();
  clearTimeout(late);
}

export type StopSignal = 'SIGINT' | 'SIGTERM';

export function nextSignal(): Promise<StopSignal> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve(signal));
  });
}

async function passed(ms: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  await Promise.race([new Promise((resolve) => (timer = setTimeout(resolve, ms))), nextSignal()]);
  clearTimeout(timer);
}

/** A keep-alive connection becomes idle after its response. */
async function drain(server: Server): Promise<void> {
  const begun = performance.now();
  const idle = setInterval(() => {
    if (performance.now() - begun > firstRequestMs) server.closeIdleConnections();
  }, 50);
  const late = setTimeout(() => server.closeAllConnections(), drainMs);
  // The HTTP server's close() would reset connections whose first request is on its way.
  await new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()));
  clearInterval(idle);
  clearTimeout(late);
}
