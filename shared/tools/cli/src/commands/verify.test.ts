/** @jest-environment node */
import { mkdtemp, rm } from 'node:fs/promises';
import { PassThrough } from 'node:stream';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findLive, goLive } from '@site/delivery/activate';
import { createLog, LiveSite } from '@site/delivery/serve';
import { openStorage, readSettings } from '@site/delivery/settings';
import { eachOf, keys } from '@site/delivery/storage';
import type { TestSite } from '@site/delivery/testing';
import { openSiteForEachTest, type OpenedSite } from '../testing/site-for-each-test';
import { freeze } from './freeze';
import { newKey } from './keys';
import { settings } from './settings';
import { verify } from './verify';

let opened: OpenedSite;
let folder: string;
const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
const variables = ['DATA_DIR', 'KEYS_FILE', 'SIGNING_KEYS'] as const;

openSiteForEachTest((each) => (opened = each));
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'manzil-keys-'));
  process.env.DATA_DIR = folder;
  jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  const { parts } = await opened.site.live();
  process.env.KEYS_FILE = join(folder, 'keys.json');
  for (const name of ['site', ...Object.keys(parts)]) newKey(name);
  await signReleases(opened.site, parts);
  await settings(['SITE_URL=https://manzil.example']);
}, 60_000);
afterEach(async () => {
  for (const name of variables) delete process.env[name];
  await rm(folder, { recursive: true, force: true });
});

/** As each team does with `npm run release -- <part> --store`. */
async function signReleases(site: TestSite, parts: Readonly<Record<string, string>>): Promise<void> {
  const storage = await openStorage(readSettings());
  await eachOf(Object.entries(parts), async ([part, version]) => {
    const key = keys.release(part, version);
    await storage.writeOnce(key, (await site.storage.read(key)) ?? '');
  });
}

test('verify names entry, signer, and the commit of each part', async () => {
  process.env.SIGNING_KEYS = join(folder, 'none');
  opened.lines.length = 0;
  await verify(undefined);
  const { parts, id } = await opened.site.live();
  const said = opened.lines.join('\n');
  for (const [part, version] of Object.entries(parts)) expect(said).toContain(`${part} ${version}, commit `);
  expect(said).toContain(`verified: entry 2, composition ${id}, made live by a key of site`);
}, 60_000);

test('verify compares what a server sends with what was signed', async () => {
  const address = `http://127.0.0.1:${await opened.site.serve()}`;
  await verify(address, { storage: opened.site.folder });
  expect(opened.lines.join('\n')).toContain(`${address} shows entry 2`);
}, 60_000);

test('verify refuses a server that sends other pages', async () => {
  const { site } = opened;
  const { composition } = await site.compose({ shop: site.versions['shop with one more page'] });
  const address = `http://127.0.0.1:${await site.serve({ pinned: composition.id })}`;
  await expect(verify(address, { storage: site.folder })).rejects.toThrow(
    `${address}/ (200) is not the page that was composed for it.`,
  );
}, 60_000);

test('a server keeps what was live when somebody writes an entry without a signature', async () => {
  const { site } = opened;
  const storage = await openStorage(readSettings());
  const live = await LiveSite.open({ storage, pollMs: 60_000, log: createLog('errors', new PassThrough()) });
  try {
    const { id, parts } = await site
      .compose({ shop: site.versions['shop with one more page'] })
      .then((made) => made.composition);
    await site.storage.writeOnce(keys.liveEntry(3), JSON.stringify({ sequence: 3, composition: id, parts }));
    const before = live.composition.id;
    await live.look();
    expect(live.composition.id).toBe(before);
    await site.storage.remove(keys.liveEntry(3));
    await goLive({
      storage,
      readConfig: async () => live.composition.config,
      reason: 'again',
      choose: () => live.composition.parts,
      change: (state) => ({ ...state, freeze: { until: tomorrow, why: 'signed' } }),
    });
    await live.look();
    expect((await findLive(storage))?.sequence).toBe(3);
  } finally {
    live.stop();
  }
}, 60_000);

test('without a key of the site, a command is refused by a sentence', async () => {
  process.env.SIGNING_KEYS = join(folder, 'team');
  await expect(freeze({ until: tomorrow, why: 'test' })).rejects.toThrow(
    'Entry 3 of the live log changes site, and is signed for no part: ask the owner of site',
  );
});

test('public keys that KEYS_FILE names must be there', async () => {
  await rm(join(folder, 'keys.json'));
  await expect(freeze({ until: tomorrow, why: 'test' })).rejects.toThrow('KEYS_FILE names');
});
