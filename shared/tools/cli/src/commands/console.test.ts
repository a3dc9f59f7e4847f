/** @jest-environment node */
import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { findLive } from '@site/delivery/activate';
import { composePreview } from '@site/delivery/preview';
import type { TestSite } from '@site/delivery/testing';
import { openSiteForEachTest } from '../testing/site-for-each-test';
import { sourceOf } from './console';
import { openContext } from '../context';
import { freeze } from './freeze';
import { rollback } from './rollback';
import { withdraw } from './withdraw';

let site: TestSite;
let said: string[];

openSiteForEachTest((opened) => ({ site } = opened));
beforeEach(() => {
  said = [];
});
afterEach(() => {
  delete process.env.SITE_STORAGE_STAGING;
});

const print = (line: string) => void said.push(line);
const open = async () => sourceOf(await openContext({ isReadOnly: true }));
const newer = () => site.versions['shop with one more page'];
const liveShop = async () => (await site.live()).parts.shop;

describe('what the console shows', () => {
  it('is what is live, by part, with what came when and what was before', async () => {
    await site.releaseBuilt('shop with one more page');
    const { live, actor, storage } = await (await open()).state();
    expect(storage).toBe(site.folder);
    expect(actor.name).not.toBe('');
    expect(live).toMatchObject({ sequence: 2, composition: (await site.live()).id, retired: [], withdrawn: [] });
    expect(live?.parts.find(({ part }) => part === 'shop')).toMatchObject({
      version: newer(),
      previous: site.versions.shop,
      isPinned: false,
      came: { sequence: 2 },
    });
    expect(live?.parts.find(({ part }) => part === 'catalogue')).toMatchObject({ came: { sequence: 1 } });
    expect(live?.shared.modules.find(({ name }) => name === 'react')?.provided).toMatch(/^\d+\./);
  });

  it('has pins, withdrawals, a freeze, previews and promotion sources', async () => {
    await site.releaseBuilt('shop with one more page');
    await composePreview({
      site: site.storage,
      name: 'both',
      config: (await site.live()).config,
      parts: { shop: site.versions.shop },
    });
    await rollback('shop', { print });
    await withdraw(`shop@${newer()}`, { why: 'prices', print });
    jest.spyOn(console, 'log').mockReturnValue();
    await freeze({ until: new Date(Date.now() + 86_400_000).toISOString(), why: 'holidays' });
    process.env.SITE_STORAGE_STAGING = './staging';
    const { live, previews, sources } = await (await open()).state();
    expect(live).toMatchObject({
      freeze: { why: 'holidays' },
      withdrawn: [{ part: 'shop', version: newer(), why: 'prices' }],
    });
    expect(live?.parts.find(({ part }) => part === 'shop')?.isPinned).toBe(true);
    expect(previews).toMatchObject([{ name: 'both', url: 'http://both.localhost:3000' }]);
    expect(sources).toEqual(['staging']);
  });

  it('is the history, and what a step has changed', async () => {
    await site.releaseBuilt('shop with one more page');
    const source = await open();
    expect(await source.history(10)).toMatchObject([{ sequence: 2, changed: { shop: newer() } }, { sequence: 1 }]);
    expect(await source.diff(2)).toMatchObject({
      isEqual: false,
      parts: [{ part: 'shop', before: site.versions.shop, after: newer() }],
      contracts: [expect.stringContaining('shop has the path')],
    });
    await expect(source.diff(1)).rejects.toThrow('This was the first activation');
    await expect(source.diff(9)).rejects.toThrow('There is no activation 9');
  });

  it('is empty before the first activation', async () => {
    await site.storage.remove('live/00000001.json');
    const source = await open();
    expect(await source.sequence()).toBeUndefined();
    expect((await source.state()).live).toBeUndefined();
    await expect(source.history(10)).rejects.toThrow('Nothing is live yet.');
  });

  it('says where the reports are when they are not here', async () => {
    const config = { ...(await site.live()).config, beacon: { url: 'https://reports.example', sample: 1 } };
    const source = sourceOf({ ...(await openContext({ isReadOnly: true })), readConfig: async () => config });
    expect(await source.health()).toEqual({
      note: expect.stringContaining('Browsers report to https://reports.example'),
    });
  });
});

describe('a button of the console', () => {
  it('says the sentences of the command to the page, and nothing to the terminal', async () => {
    await site.releaseBuilt('shop with one more page');
    const [log, written] = [jest.spyOn(console, 'log'), jest.spyOn(process.stdout, 'write')];
    const source = await open();
    await source.run({ kind: 'rollback', part: 'shop' }, { dryRun: true, print });
    expect([await liveShop(), said.join()]).toEqual([
      newer(),
      expect.stringContaining(`Would put live again: shop ${site.versions.shop}`),
    ]);
    await source.run({ kind: 'rollback', part: 'shop' }, { dryRun: false, why: 'prices', print });
    expect([await liveShop(), said.join()]).toEqual([
      site.versions.shop,
      expect.stringContaining(`with shop ${site.versions.shop} again`),
    ]);
    expect((await findLive(site.storage))?.reason).toBe(`rollback shop to ${site.versions.shop}: prices`);
    expect([log.mock.calls, written.mock.calls]).toEqual([[], []]);
  });
});

describe('npx manzil console', () => {
  const main = ['--import', 'tsx', join(import.meta.dirname, '../main.ts'), 'console', '--port', '0'];

  it('refuses to listen for other machines', () => {
    const { status, stderr } = spawnSync(process.execPath, main, {
      env: { ...process.env, NODE_OPTIONS: '', HOST: '0.0.0.0' },
      encoding: 'utf8',
    });
    expect(stderr).toContain('only listens on this machine, not on HOST=0.0.0.0');
    expect(status).toBe(1);
  });

  it('prints its address, and ends with 0 on a signal', async () => {
    const child = spawn(process.execPath, main, {
      env: { ...process.env, NODE_OPTIONS: '' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const ended = new Promise((resolve) => child.on('close', resolve));
    const address = await new Promise<string>((resolve) => {
      let output = '';
      child.stdout.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        const [found] = /http:\/\/127\.0\.0\.1:\d+\/[\w-]{32}\//.exec(output) ?? [];
        if (found) resolve(found);
      });
    });
    expect(await (await fetch(address)).text()).toContain('<title>Console | Manzil</title>');
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
  });
});
