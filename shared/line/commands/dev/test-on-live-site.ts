import type { AddressInfo } from 'node:net';
import { isInstalled, listParts, scriptIn } from '../../build';
import { composeMix } from '../../live';
import { createLog, serve } from '../../publish';
import { OverlayStorage } from '../../storage';
import { openContactForCheck } from '../contact';
import { getLive, openContext } from '../context';
import { serveOptions } from '../serve-until-stopped';
import { bin, run, type Step, suite } from '../steps';
import { releaseParts } from './compose-for-development';

/** The same, composed in memory. */
export async function testOnLiveSite(browser: string, args: readonly string[]): Promise<void> {
  const { storage: live, settings, progress, readConfig } = await openContext({ isReadOnly: true });
  const draft = new OverlayStorage(live);
  const mix = await releaseParts(progress, draft, listParts());
  const { storage, composition } = await composeMix({
    storage: draft,
    config: await readConfig(),
    live: await getLive(draft),
    mix,
  });
  const contact = await openContactForCheck();
  const server = await serve({
    ...serveOptions({ ...settings, port: 0 }),
    storage,
    pinned: composition.id,
    host: '127.0.0.1',
    contact: contact.handle,
    log: createLog('errors'),
  });
  try {
    const { port } = server.address() as AddressInfo; // a listening TCP server has one
    const env = { BASE_URL: `http://localhost:${port}`, CHROMIUM_PATH: browser };
    await run(isInstalled ? ofTeam(env, args) : suite(env, args), progress);
  } finally {
    server.close();
    server.closeAllConnections();
    await contact.close();
  }
}

function ofTeam(env: Record<string, string>, args: readonly string[]): Step {
  const config = scriptIn(import.meta.dirname, 'playwright.config');
  const command = ['test', '--config', config, '--pass-with-no-tests', ...args];
  return { name: 'end to end', command: bin('playwright'), args: command, env };
}
