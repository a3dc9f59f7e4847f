import type { AddressInfo } from 'node:net';
import { findLiveComposition } from '@site/delivery/activate';
import { createLog, runUntilStopped, serve } from '@site/delivery/serve';
import { openStorage, readSettings } from '@site/delivery/settings';
import { reasonOf, UserError } from '@site/delivery/storage';
import { openContact } from '../contact';
import { serveOptions } from '../serve-options';

/**
 * What `npm run pack` bundles: serves what is live in `SITE_DIR` or `SITE_STORAGE` until SIGTERM. Logs requests unless
 * `LOG=errors`.
 */
async function main(): Promise<void> {
  const settings = readSettings({ ...process.env, LOG: process.env.LOG || 'access' });
  const log = createLog(settings.log);
  const storage = await openStorage(settings);
  const live = await findLiveComposition(storage);
  if (!live) throw new UserError('Nothing is live in this storage yet. Run npm run compose where the sources are.');
  const contact = await openContact(settings, live.config, log);
  const server = await serve({ ...serveOptions(settings), storage, log, host: settings.host, contact: contact.handle });
  const { port } = server.address() as AddressInfo; // a listening TCP server has one
  log.info({ port, composition: live.id }, 'listening');
  await runUntilStopped(server, () => contact.close(), log);
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error instanceof UserError ? error.message : `The server could not start: ${reasonOf(error)}`);
    process.exit(1);
  },
);
