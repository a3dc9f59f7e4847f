import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import type { SiteLog } from './log';

/** Answers that are under way may take so long; then their connections are cut. */
const drainMs = 5_000;

/** A connection that was just opened has so long (ms) to send its request. */
const firstRequestMs = 500;

/** Everything has ended so long after the last connection was accepted; with three seconds of those, within 10 s. */
const endMs = 6_500;

/** What a server emits when it is about to stop: `/_/health` says so, and answers end their connections. */
export const stopping = 'manzil:stopping';

export interface StopOptions {
  /** After SIGTERM, new connections are accepted for so long, while `/_/health` says 503. Default 0. */
  drainSeconds?: number | undefined;
  /** What ends it, where the caller has listened for it before; a signal from now on unless it is given. */
  signal?: Promise<StopSignal>;
}

/**
 * Waits for SIGTERM or Ctrl-C; then lets balancers notice, takes no new connections, lets answers finish, and closes
 * what is behind the server. A second signal ends the wait for balancers. Ends the process with code 1 when closing
 * hangs.
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

/** A connection that is kept open counts as idle once its answer is out, which may be any time now. */
async function drain(server: Server): Promise<void> {
  const begun = performance.now();
  const idle = setInterval(() => {
    if (performance.now() - begun > firstRequestMs) server.closeIdleConnections();
  }, 50);
  const late = setTimeout(() => server.closeAllConnections(), drainMs);
  // Not the server's own close(): that resets connections whose first request is on its way.
  await new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()));
  clearInterval(idle);
  clearTimeout(late);
}
