/** @jest-environment node */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { createLog } from '../../publish/serve';
import { readSettings } from '../../storage/settings';
import { ask, MemorySite } from '../../testing';
import { openContact } from '../contact';
import { fuzzRequests, sendAll } from './fuzz';

test('300 random requests are all answered, without 5xx', async () => {
  const dataDir = await mkdtemp(`${tmpdir()}/manzil-fuzz-`);
  const site = new MemorySite();
  await site.release('1.0.0-00000001', { 'main.abc.js': 'x'.repeat(1000) });
  const { config } = await site.goLive();
  const contact = await openContact({ ...readSettings({}), dataDir, trustedProxy: true }, config, createLog());
  const port = await site.listen({ contact: contact.handle });
  const { statuses, failures } = await sendAll(port, fuzzRequests(300, 20260101));
  expect(failures).toEqual([]);
  expect(statuses[201]).toBeGreaterThanOrEqual(100);
  expect(Object.keys(statuses)).toEqual(expect.arrayContaining(['200', '404', '405']));
  expect(site.problems).toEqual([]);
  expect((await ask(port, '/')).status).toBe(200);
  await site.close();
  await contact.close();
  await rm(dataDir, { recursive: true, force: true });
});
