/** @jest-environment node */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { livePath } from '@site/contracts';
import { findLive, readMix } from '@site/delivery/activate';
import { exportSite } from '@site/delivery/export';
import { keys } from '@site/delivery/storage';
import type { TestSite } from '@site/delivery/testing';
import { openSiteForEachTest } from '../testing/site-for-each-test';
import { rollback } from './rollback';
import { withdraw } from './withdraw';

let site: TestSite;
let lines: string[];
const why = 'prices are wrong';

openSiteForEachTest((opened) => ({ site, lines } = opened));

const shop = () => `shop@${site.versions.shop}`;
const newer = () => `shop@${site.versions['shop with one more page']}`;
const sentence = () => new RegExp(`shop ${site.versions.shop} was withdrawn on \\d{4}-\\d\\d-\\d\\d by .+: ${why}`);
const liveShop = async () => (await site.live()).parts.shop;

describe('a version that is not live', () => {
  beforeEach(() => site.releaseBuilt('shop with one more page'));

  it('is refused from then on by release, rollback and mix, with the reason', async () => {
    await withdraw(shop(), { why });
    await expect(site.releaseBuilt('shop')).rejects.toThrow(sentence());
    await expect(rollback('shop')).rejects.toThrow('No other version of shop has been live that was not withdrawn.');
    await expect(rollback(undefined)).rejects.toThrow('Nothing else has been live before.');
    const live = await findLive(site.storage);
    if (live) await expect(readMix(site.storage, live, [shop()])).rejects.toThrow(sentence());
    expect(await liveShop()).toBe(site.versions['shop with one more page']);
  });

  it('stays withdrawn after other releases, and rollbacks skip it', async () => {
    await withdraw(shop(), { why });
    await site.releaseBuilt('catalogue in other words');
    await site.releaseBuilt('shop that consumes nothing');
    await rollback('shop');
    expect(await liveShop()).toBe(site.versions['shop with one more page']);
    await expect(rollback('shop')).rejects.toThrow('No other version of shop');
    await expect(withdraw(shop(), { why: 'again' })).rejects.toThrow(sentence());
  });

  it('is only described by --dry-run', async () => {
    await withdraw(shop(), { why, dryRun: true });
    expect(lines.join()).toContain(`Would withdraw ${shop()}.`);
    expect((await findLive(site.storage))?.withdrawn).toBeUndefined();
  });

  it('is sent to open tabs, and refused for ?use=', async () => {
    const port = await site.serve();
    const ask = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
    const before = await (await ask(livePath)).text();
    expect(before).toHaveLength(43);
    await withdraw(shop(), { why });
    const told = await waitFor(
      async () => (await ask(livePath)).text(),
      (text) => text !== before,
    );
    expect(told).toBe(`${before}\n${shop()}`);
    expect(told.length).toBeLessThanOrEqual(100);
    expect((await ask(`/_/release/shop/${site.versions.shop}.json`)).status).toBe(404);
    expect((await ask(`/_/release/shop/${site.versions['shop with one more page']}.json`)).status).toBe(200);
  });

  it('cannot be selected on a static host, and the exported live answer names it', async () => {
    await withdraw(shop(), { why });
    const folder = await mkdtemp(join(tmpdir(), 'manzil-withdrawn-'));
    try {
      await exportSite(site.storage, await site.live(), folder);
      expect((await readFile(join(folder, `public${livePath}`), 'utf8')).split('\n').slice(1)).toEqual([shop()]);
      // A web server would prefer an outdated precompressed file.
      for (const suffix of ['.br', '.gz'])
        await expect(readFile(join(folder, `public${livePath}${suffix}`))).rejects.toThrow('ENOENT');
      await expect(readFile(join(folder, `public/_/release/shop/${site.versions.shop}.json`))).rejects.toThrow(
        'ENOENT',
      );
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
});

describe('a version that is live', () => {
  beforeEach(() => site.releaseBuilt('shop with one more page'));

  it('is not withdrawn before it is replaced', async () => {
    await expect(withdraw(newer(), { why })).rejects.toThrow(
      `${newer()} is live. Replace it first: npx manzil rollback shop`,
    );
    expect((await findLive(site.storage))?.withdrawn).toBeUndefined();
  });

  it('--dry-run checks the replacement and changes nothing', async () => {
    await withdraw(newer(), { why, rollback: true, dryRun: true });
    expect(lines.join()).toContain(`Would withdraw ${newer()}. shop ${site.versions.shop} would be live again`);
    await site.storage.remove(keys.nodeBundle('shop', site.versions.shop));
    await expect(withdraw(newer(), { why, rollback: true, dryRun: true })).rejects.toThrow('This cannot go live');
    expect([await liveShop(), (await findLive(site.storage))?.withdrawn]).toEqual([
      site.versions['shop with one more page'],
      undefined,
    ]);
  });

  it('is replaced and withdrawn in one step with --rollback', async () => {
    const { sequence } = (await findLive(site.storage)) ?? { sequence: 0 };
    await withdraw(newer(), { why, rollback: true, json: true });
    expect(await liveShop()).toBe(site.versions.shop);
    expect(await findLive(site.storage)).toMatchObject({
      sequence: sequence + 1,
      withdrawn: { [newer()]: { why } },
      pins: { shop: site.versions.shop },
    });
    expect(JSON.parse(lines.join(''))).toEqual({
      part: 'shop',
      version: site.versions['shop with one more page'],
      why,
      restored: site.versions.shop,
    });
  });
});

it.each([
  ['shop', '"shop" names no version of a part.'],
  ['shop@9.9.9-deadbeef', 'shop@9.9.9-deadbeef is not in this storage.'],
])('withdrawing %s says in a sentence why it cannot be done', async (word, words) => {
  await expect(withdraw(word, { why })).rejects.toThrow(words);
});

it('asks for the reason', async () => {
  await expect(withdraw(shop(), { why: '  ' })).rejects.toThrow('Give the reason: --why');
});

async function waitFor<T>(askOnce: () => Promise<T>, isExpected: (answer: T) => boolean): Promise<T> {
  for (;;) {
    const found = await askOnce();
    if (isExpected(found)) return found;
  }
}
