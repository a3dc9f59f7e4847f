/** @jest-environment node */
import type { ReleasedVersion, SiteConfig } from '@site/contracts';
import { keys } from '../storage';
import { ask } from '../testing/ask';
import { MemorySite } from '../testing/memory-site';
import { remoteRelease } from '../testing/releases';

const list = '/_/release/shop.json';
let site: MemorySite;

beforeEach(() => void (site = new MemorySite()));
afterEach(() => site.close());

async function open(overrides?: SiteConfig['overrides']): Promise<number> {
  for (const day of ['02', '03', '01']) {
    const release = remoteRelease('shop', { version: `1.0.0-000000${day}`, builtAt: `2026-01-${day}T00:00:00.000Z` });
    await site.put(keys.release('shop', release.version), JSON.stringify(release));
  }
  const config: SiteConfig = { contact: { url: '', key: 'k' }, ...(overrides ? { overrides } : {}) };
  await site.activate((await site.compose('000000000001', 'words', { config })).id);
  return site.listen();
}

test('QA finds the released versions of a part, the newest first', async () => {
  const { status, headers, body } = await ask(await open('on'), list);
  expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
  const versions = (JSON.parse(body) as ReleasedVersion[]).map(({ version }) => version);
  expect(versions).toEqual(['1.0.0-00000003', '1.0.0-00000002', '1.0.0-00000001']);
});

test('where overrides are off, versions are not listed', async () => {
  expect((await ask(await open('off'), list)).status).toBe(404);
});

test('without a setting, versions are listed at loopback addresses only', async () => {
  const port = await open();
  expect((await ask(port, list)).status).toBe(200);
  expect((await ask(port, list, { host: 'manzil.example' })).status).toBe(404);
});

test('a part that was never released has no versions', async () => {
  expect((await ask(await open('on'), '/_/release/nobody.json')).body).toBe('[]');
});
