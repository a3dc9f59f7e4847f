import type { Writable } from 'node:stream';
import pino, { type Logger } from 'pino';

/** `errors` only, or each request as well (`access`). */
export type LogLevel = 'errors' | 'access';

/** One JSON object per line: `level`, `time` (ISO 8601), `msg`. */
export interface SiteLog extends Pick<Logger, 'error' | 'warn' | 'info'> {
  /** Resolves when all lines are written, or their reader has stopped. Call before the process ends. */
  drain(): Promise<void>;
}

type Output = ReturnType<typeof pino.destination>;

/** Bytes that wait for a reader. Further lines are dropped. */
const maxLength = 1024 * 1024;

/** Milliseconds to wait at exit for a stopped reader. */
const drainMs = 1_000;

let standardOutput: Output | undefined;

/**
 * JSON lines without visitors' addresses, queries and headers. Requests have level `info`. Never waits for a reader.
 */
export function createLog(level: LogLevel = 'errors', destination?: Writable): SiteLog {
  const output = destination ?? (standardOutput ??= openStandardOutput());
  const logger = pino(
    {
      base: null,
      level: level === 'access' ? 'info' : 'warn',
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label: string) => ({ level: label }) },
    },
    output,
  );
  return Object.assign(logger, { drain: () => (standardOutput && !destination ? drain(standardOutput) : done) });
}

const done = Promise.resolve();

function openStandardOutput(): Output {
  const output = pino.destination({ fd: 1, sync: false, maxLength });
  output.on('error', () => undefined); // A full disk does not end the site.
  return output;
}

async function drain(output: Output): Promise<void> {
  let late: NodeJS.Timeout | undefined;
  await new Promise<void>((resolve) => {
    late = setTimeout(() => {
      output.destroy(); // Otherwise pino waits for the reader as the process ends.
      resolve();
    }, drainMs);
    output.once('drain', () => resolve());
    output.write('');
  });
  clearTimeout(late);
}
