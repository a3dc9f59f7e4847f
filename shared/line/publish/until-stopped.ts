import type { Server } from 'node:http';
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
  signal?: Promise<StopSignal>;
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
  if (received === 'SIGTERM') await passed(Math.max(drainSeconds * 1000, lastRequestMs));
  const late = setTimeout(() => server.closeAllConnections(), drainMs);
  await new Promise((resolve) => server.close(resolve));
  clearTimeout(late);
  await closeBehind();
  await log.drain();
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
