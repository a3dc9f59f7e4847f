import type { Writable } from 'node:stream';
import pino, { type Logger } from 'pino';
import { BoundedOutput } from './bounded-output';

/** `errors` only, or each request as well (`access`). */
export type LogLevel = 'errors' | 'access';

/** One JSON object per line: `level`, `time` (ISO 8601), `msg`. */
export interface SiteLog extends Pick<Logger, 'error' | 'warn' | 'info'> {
  dropped(): number;
  /** Resolves when all lines are written. Call before the process ends. */
  drain(): Promise<void>;
}

let standardOutput: BoundedOutput | undefined;

/**
 * JSON lines without visitors' addresses, queries and headers. Requests have level `info`. Never waits for a reader.
 */
export function createLog(level: LogLevel = 'errors', destination?: Writable): SiteLog {
  const output = destination ? new BoundedOutput(destination) : (standardOutput ??= new BoundedOutput(process.stdout));
  const logger = pino(
    {
      base: null,
      level: level === 'access' ? 'info' : 'warn',
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label: string) => ({ level: label }) },
    },
    output,
  );
  return Object.assign(logger, { dropped: () => output.dropped, drain: () => output.drain() });
}
