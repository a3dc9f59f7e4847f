import type { AddressInfo } from 'node:net';
import { findLiveComposition } from '@site/delivery/activate';
import { createLog, nextSignal, runUntilStopped, serve } from '@site/delivery/serve';
import { openStorage, readSettings } from '@site/delivery/settings';
import { reasonOf, UserError } from '@site/delivery/storage';
import { openContact } from '../contact';
import { runProgram } from '../run-program';
import { serveOptions } from '../serve-options';

/**
 * Bundled by `npx manzil pack`: serves the live site of `SITE_DIR` or `SITE_STORAGE` until SIGTERM. Logs requests
 * unless `LOG=errors`, and drains for three seconds unless `DRAIN_SECONDS` is set.
 */
async function main(): Promise<void> {
  // First, because process 1 of a container has no default handlers.
  const signal = nextSignal();
  const started = await Promise.race([start(), signal]);
  if (typeof started === 'string') return; // Stopped while it started.
  const { server, contact, log, drainSeconds } = started;
  await runUntilStopped(server, () => contact.close(), log, { drainSeconds, signal });
}

async function start() {
  const settings = readSettings({
    ...process.env,
    LOG: process.env.LOG || 'access',
    DRAIN_SECONDS: process.env.DRAIN_SECONDS || '3',
  });
  const log = createLog(settings.log);
  const storage = await openStorage(settings);
  const live = await findLiveComposition(storage);
  if (!live) throw new UserError('Nothing is live in this storage yet. Run npx manzil compose where the sources are.');
  const contact = await openContact(settings, live.config, log);
  const { handle, readWaiting } = contact;
  const { host } = settings;
  const server = await serve({ ...serveOptions(settings), storage, log, host, contact: handle, readWaiting });
  const { port } = server.address() as AddressInfo; // A listening TCP server has one.
  log.info({ port, composition: live.id }, 'listening');
  return { server, contact, log, drainSeconds: settings.drainSeconds };
}

const [, , ...words] = process.argv;
if (words.length > 0) void import('./program').then(({ createServerProgram }) => runProgram(createServerProgram()));
else
  main().then(
    () => process.exit(0),
    (error: unknown) => {
      console.error(error instanceof UserError ? error.message : `The server could not start: ${reasonOf(error)}`);
      process.exit(1);
    },
  );
