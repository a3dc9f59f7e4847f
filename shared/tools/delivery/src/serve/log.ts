import type { Writable } from 'node:stream';
import pino, { type Logger } from 'pino';
import { BoundedOutput } from './bounded-output';

/** What is logged: `errors` only, or each request as well (`access`). */
export type LogLevel = 'errors' | 'access';

/** One JSON object a line: `level`, `time` (ISO 8601), `msg`. */
export interface SiteLog extends Pick<Logger, 'error' | 'warn' | 'info'> {
  /** Lines that were not written, because nobody read them in time. */
  dropped(): number;
  /** Resolves when all lines are written that anybody reads. Before the process ends. */
  drain(): Promise<void>;
}

let standardOutput: BoundedOutput | undefined;

/**
 * A log of JSON lines on standard output, or where the caller says. A request is one line of level `info`. Neither
 * address nor query nor headers of a visitor are written. Writing never waits for a reader.
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
