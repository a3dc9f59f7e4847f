import type { Writable } from 'node:stream';
import pino, { type Logger } from 'pino';
import { within } from '../storage';

/** One JSON object per line: `level`, `time` (ISO 8601), `msg`. */
export interface SiteLog extends Pick<Logger, 'error' | 'warn' | 'info'> {
  /** Resolves when all lines are written, or their reader has stopped. Call before the process ends. */
  drain(): Promise<void>;
}

/** Bytes that wait for a reader. Further lines are dropped. */
const maxLength = 1024 * 1024;

/** Milliseconds to wait at exit for a stopped reader. */
const drainMs = 1_000;

/**
 * JSON lines without visitors' addresses, queries and headers. `access` adds requests, with level `info`. Never waits
 * for a reader.
 */
export function createLog(level: 'errors' | 'access' = 'errors', destination?: Writable): SiteLog {
  const output = destination ?? pino.destination({ fd: 1, sync: false, maxLength });
  output.on('error', () => undefined); // A full disk does not end the site.
  const logger = pino(
    {
      base: null,
      level: level === 'access' ? 'info' : 'warn',
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label: string) => ({ level: label }) },
    },
    output,
  );
  const drain = async () => {
    const written = new Promise((resolve) => output.once('drain', resolve));
    output.write('');
    // Otherwise pino waits for the reader as the process ends.
    await within(drainMs, written).catch(() => output.destroy());
  };
  return Object.assign(logger, { drain });
}
