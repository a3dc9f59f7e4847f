import { readSiteConfig } from '@site/contracts';

/** Every error that reaches the shell is said with the part and version that it came from. */
export function reportError(part: string, error: unknown): void {
  console.error(`[${part}]`, error);
  const { report } = readSiteConfig();
  if (report) navigator.sendBeacon(report, describe(part, error));
}

/** Nothing of the visitor: no query, no field, no identity. */
function describe(part: string, error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return JSON.stringify({ part, message: message.slice(0, 500), path: location.pathname });
}
