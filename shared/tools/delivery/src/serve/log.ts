import pino, { type DestinationStream, type Logger } from 'pino';

/** What is logged: `errors` only, or each request as well (`access`). */
export type LogLevel = 'errors' | 'access';

/** One JSON object a line: `level`, `time` (ISO 8601), `msg`. */
export type SiteLog = Pick<Logger, 'error' | 'warn' | 'info'>;

/**
 * A log of JSON lines on standard output, or where the caller says. A request is one line of level `info`. Neither
 * address nor query nor headers of a visitor are written.
 */
export function createLog(level: LogLevel = 'errors', destination?: DestinationStream): SiteLog {
  const options = {
    base: null,
    level: level === 'access' ? 'info' : 'warn',
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
  };
  return destination ? pino(options, destination) : pino(options, pino.destination({ dest: 1, sync: true }));
}
