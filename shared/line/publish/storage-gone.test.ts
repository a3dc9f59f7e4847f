/** @jest-environment node */
import { rename } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ask } from '../testing/ask';
import { TestSite } from '../testing/fixture/site';
import { createLog } from './log';
import { serve } from './serve';

/** An unmounted disk reports no error: every file is missing. */
const rounds = 2;

let site: TestSite;
let server: Server;

beforeEach(async () => {
  site = await TestSite.open();
  server = await serve({
    storage: site.storage,
    port: 0,
    host: '127.0.0.1',
    pollMs: 20,
    contact: async (_, response) => void response.end(),
    log: createLog('errors'),
  });
});
afterEach(async () => {
  await new Promise((done) => server.close(done));
  await site.close();
});

test('while the storage is gone pages are served, and later releases show', async () => {
  const { port } = server.address() as AddressInfo;
  const statusesOf = (...paths: string[]) => Promise.all(paths.map(async (path) => (await ask(port, path)).status));
  const known = ['/', '/blog', '/nowhere'];
  expect(await statusesOf(...known)).toEqual([200, 200, 404]);
  const away = `${site.folder}-away`;
  for (let round = 0; round < rounds; round += 1) {
    await rename(site.folder, away);
    const during = await Promise.all(Array.from({ length: 20 }, () => statusesOf(...known, '/projects', '/login')));
    const isSound = async () => (await ask(port, '/_/health')).body.includes('"sound"');
    while (await isSound());
    expect((await ask(port, '/_/shell/lost.12345678.js')).status).toBe(404);
    await rename(away, site.folder);
    while (!(await isSound()));
    expect((await ask(port, '/_/shell/lost.12345678.js')).status).toBe(404);
    expect(new Set(during.map(String))).toEqual(new Set(['200,200,404,200,200']));
  }
  await site.goLive({ catalogue: site.versions['catalogue in other words'] });
  const { id } = await site.live();
  for (let shown = ''; shown !== id;)
    shown = (JSON.parse((await ask(port, '/_/health')).body) as { composition: string }).composition;
  expect(await statusesOf(...known)).toEqual([200, 200, 404]);
});
