import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { reasonOf, UserError } from '../storage';
import type { Settings } from '../storage/settings';

/** Rejects with one sentence for a taken port or a foreign address. */
export async function listen(server: Server, port: number, host?: string): Promise<void> {
  try {
    await once(server.listen({ port, ...(host ? { host } : {}) }), 'listening');
  } catch (error) {
    throw new UserError(
      `The site cannot listen: ${reasonOf(error)}. Stop what uses port ${port}, or choose another port or address: PORT=${port + 1} HOST=127.0.0.1 npm start.`,
      { cause: error },
    );
  }
}

/** Checked before minutes of building. */
export async function refuseBusyPort(settings: Pick<Settings, 'port' | 'host'>, isLocal = false): Promise<void> {
  const probe = createServer();
  await listen(probe, settings.port, hostOf(settings, isLocal));
  await new Promise<void>((resolve) => probe.close(() => resolve()));
}

/** `undefined` for all interfaces. */
export function hostOf({ host }: Pick<Settings, 'host'>, isLocal: boolean): string | undefined {
  return host ?? (isLocal ? '127.0.0.1' : undefined);
}
