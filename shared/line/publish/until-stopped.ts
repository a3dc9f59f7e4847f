import type { Server } from 'node:http';
import { setTimeout as passed } from 'node:timers/promises';
import type { SiteLog } from './log';

/** Milliseconds for running responses before connections are cut. */
const drainMs = 5_000;

/** Milliseconds after SIGTERM in which requests on kept connections arrive, which close after their response. */
const lastRequestMs = 500;

/** Emitted before a server stops: `/_/health` reports it and responses close connections. */
export const stopping = 'manzil:stopping';

export interface StopOptions {
  /** Seconds after SIGTERM in which connections are accepted. Default 0. */
  drainSeconds?: number | undefined;
  signal?: ReturnType<typeof nextSignal>;
}

/**
 * Waits for a signal, lets balancers notice, finishes responses, and closes dependencies. A second signal skips the
 * wait.
 */
export async function runUntilStopped(
  server: Server,
  closeBehind: () => Promise<void>,
  log: SiteLog,
  { drainSeconds = 0, signal = nextSignal() }: StopOptions = {},
): Promise<void> {
  const received = await signal;
  server.emit(stopping);
  const waitMs = Math.max(drainSeconds * 1000, lastRequestMs);
  if (received === 'SIGTERM') await Promise.race([passed(waitMs, undefined, { ref: false }), nextSignal()]);
  const late = setTimeout(() => server.closeAllConnections(), drainMs);
  await new Promise((resolve) => server.close(resolve));
  clearTimeout(late);
  await closeBehind();
  await log.drain();
}

export function nextSignal(): Promise<'SIGINT' | 'SIGTERM'> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve(signal));
  });
}
