import { readSiteConfig } from '@site/contracts';

/** Logs an error with the part and version that it came from, and reports it where `REPORT_URL` is set. */
export function reportError(part: string, error: unknown): void {
  console.error(`[${part}]`, error);
  const { report } = readSiteConfig();
  if (report) navigator.sendBeacon(report, describe(part, error));
}

/** Nothing about the visitor: no query, no field, no identity. */
function describe(part: string, error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return JSON.stringify({ part, message: message.slice(0, 500), path: location.pathname });
}
