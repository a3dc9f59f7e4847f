import type { Server } from 'node:http';
import type { SiteLog } from './log';

/** Answers that are under way may take so long; then their connections are cut. */
const drainMs = 5_000;

/** Everything has ended by then: supervisors kill after 10 s. */
const endMs = 9_500;

/**
 * Waits for SIGTERM or Ctrl-C; then takes no new connections, lets answers finish, and closes what is behind the
 * server. Ends the process with code 1 when that hangs.
 */
export async function runUntilStopped(server: Server, closeBehind: () => Promise<void>, log: SiteLog): Promise<void> {
  await new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });
  const late = setTimeout(() => {
    log.error('The server did not end within 10 seconds and is cut off.');
    process.exit(1);
  }, endMs);
  await drain(server);
  await closeBehind();
  clearTimeout(late);
}

/** A connection that is kept open counts as idle once its answer is out, which may be any time now. */
async function drain(server: Server): Promise<void> {
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  const late = setTimeout(() => server.closeAllConnections(), drainMs);
  await new Promise<void>((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
  });
  clearInterval(idle);
  clearTimeout(late);
}
