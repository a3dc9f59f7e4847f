import { createServer } from 'node:http';
import { listen } from '../publish/listen';
import type { Settings } from '../storage/settings';

/** Commands check the port before they build for minutes. */
export async function refuseBusyPort(settings: Pick<Settings, 'port' | 'host'>, isLocal = false): Promise<void> {
  const probe = createServer();
  await listen(probe, settings.port, hostOf(settings, isLocal));
  await new Promise<void>((resolve) => probe.close(() => resolve()));
}

/** `undefined` for all interfaces. */
export function hostOf({ host }: Pick<Settings, 'host'>, isLocal: boolean): string | undefined {
  return host ?? (isLocal ? '127.0.0.1' : undefined);
}
