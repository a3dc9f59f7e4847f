/** @jest-environment node */
import { get } from 'node:http';

import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findLive } from '@site/delivery/activate';
import { findPreview, removePreview } from '@site/delivery/preview';
import { prune } from '@site/delivery/prune';
import type { TestSite } from '@site/delivery/testing';
import { openSiteForEachTest } from '../testing/site-for-each-test';
import { diff } from './diff';
import { exportSite } from './export';
import { preview } from './preview';
import { withdraw } from './withdraw';

let site: TestSite;
let port: number | undefined;
let lines: string[];

openSiteForEachTest((opened) => ({ site, lines } = opened));
beforeEach(() => {
  jest.spyOn(process.stdout, 'write').mockReturnValue(true);
});
afterEach(() => {
  jest.useRealTimers();
  port = undefined;
});

const newer = () => `shop@${site.versions['shop with one more page']}`;
const words = () => `catalogue@${site.versions['catalogue in other words']}`;

interface Answer {
  status: number | undefined;
  headers: Record<string, unknown>;
  body: string;
}

async function ask(host: string, path: string, headers: Record<string, string> = {}): Promise<Answer> {
  port ??= await site.serve({ previews: true });
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, headers: { ...headers, host: `${host}:${port}` } }, (response) => {
      let body = '';
      response.on('data', (chunk: Buffer) => (body += chunk.toString()));
      response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, body }));
    }).on('error', reject);
  });
}

describe('a preview', () => {
  it('has its host name and noindex, and leaves the live site', async () => {
    const before = await findLive(site.storage);
    await preview('more', [newer()]);
    expect(await ask('more.localhost', '/pricing')).toMatchObject({
      status: 200,
      headers: { 'x-robots-tag': 'noindex' },
    });
    const live = await ask('localhost', '/pricing');
    expect([live.status, live.headers['x-robots-tag']]).toEqual([404, undefined]);
    expect(await findLive(site.storage)).toEqual(before);
  });

  it('writes nothing outside its prefix, and removing it leaves nothing', async () => {
    const before = await site.storage.list('');
    await preview('more', [newer()]);
    const written = (await site.storage.list('')).filter((key) => !before.includes(key));
    expect(written.length).toBeGreaterThan(0);
    expect(written.filter((key) => !key.startsWith('previews/more/'))).toEqual([]);
    await preview('more', [], { remove: true });
    expect(await site.storage.list('')).toEqual(before);
  });

  it('that was composed again or removed is seen at the next page', async () => {
    await preview('mine', [newer()]);
    expect((await ask('mine.localhost', '/pricing')).status).toBe(200);
    await preview('mine', [words()]);
    expect((await ask('mine.localhost', '/pricing')).status).toBe(404);
    expect((await ask('mine.localhost', '/project_details/1')).body).toContain('Number');
    await removePreview(site.storage, 'mine');
    expect(await ask('mine.localhost', '/')).toMatchObject({
      status: 404,
      body: expect.stringContaining('There is no preview of this name.'),
    });
  });

  it('is shown only to this machine', async () => {
    await preview('more', [newer()]);
    expect((await ask('more.localhost', '/pricing', { 'x-forwarded-for': '203.0.113.7' })).status).toBe(404);
  });

  it('of two teams joins theirs and survives their removal', async () => {
    await preview('one', [newer()]);
    await preview('other', [words()]);
    await preview('both', [], { with: ['one', 'other'] });
    await preview('one', [], { remove: true });
    await preview('other', [], { remove: true });
    expect((await ask('both.localhost', '/pricing')).status).toBe(200);
    expect((await ask('both.localhost', '/project_details/1')).body).toContain('Number');
  });

  it('is not joined from two versions of a part unless one is named', async () => {
    await preview('one', [newer()]);
    await preview('other', [`shop@${site.versions['shop that consumes nothing']}`]);
    await expect(preview('both', [], { with: ['one', 'other'] })).rejects.toThrow(
      'The previews one and other have different versions of shop.',
    );
    await preview('both', [newer()], { with: ['one', 'other'] });
    expect((await findPreview(site.storage, 'both'))?.live.parts?.shop).toBe(site.versions['shop with one more page']);
  });

  it('can be compared with the live site, and exported with its headers', async () => {
    await preview('more', [newer()]);
    await diff('live', 'more', { browser: false, json: true });
    expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({
      contracts: ['shop has the path /pricing now.'],
      after: 'preview more',
    });
    const folder = await mkdtemp(join(tmpdir(), 'manzil-preview-'));
    try {
      await exportSite(folder, { preview: 'more' });
      expect(await readFile(join(folder, 'nginx.conf'), 'utf8')).toContain('add_header x-robots-tag "noindex" always;');
      expect(await readFile(join(folder, 'public/pricing/index.html'), 'utf8')).toContain('Blog');
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });

  it('is refused for the same reasons as a release, and with a withdrawn version', async () => {
    await expect(preview('broken', [`catalogue@${site.versions['catalogue without the grid']}`])).rejects.toThrow(
      'catalogue/fragments/grid',
    );
    expect(await findPreview(site.storage, 'broken')).toBeUndefined();
    await preview('more', [newer()]);
    await withdraw(newer(), { why: 'prices' });
    await expect(preview('again', [newer()])).rejects.toThrow('was withdrawn');
    expect(await ask('more.localhost', '/')).toMatchObject({
      status: 404,
      body: expect.stringMatching(/was withdrawn on .*: prices/),
    });
  });

  it('is only described by --dry-run', async () => {
    const before = await site.storage.list('');
    await preview('more', [newer()], { dryRun: true });
    expect(lines.join()).toContain('Could be previewed');
    expect(await site.storage.list('')).toEqual(before);
  });

  it('keeps what it shows of the site from being pruned, until it is old itself', async () => {
    for (const name of ['catalogue in other words', 'shop with one more page', 'shop that consumes nothing'] as const)
      await site.releaseBuilt(name);
    const passDays = (days: number) =>
      jest.useFakeTimers({
        now: Date.now() + days * 86_400_000,
        doNotFake: [
          'setImmediate',
          'nextTick',
          'setTimeout',
          'setInterval',
          'clearTimeout',
          'clearInterval',
          'performance',
          'queueMicrotask',
        ],
      });
    passDays(3);
    await preview('first', [`shop@${site.versions.shop}`, `catalogue@${site.versions.catalogue}`]);
    await prune(site.storage, 1);
    for (const path of ['/', '/blog', '/projects', '/project_details/1'])
      expect((await ask('first.localhost', path)).status).toBe(200);
    passDays(3);
    expect(await prune(site.storage, 1)).toMatchObject({ previews: 1 });
    expect(await findPreview(site.storage, 'first')).toBeUndefined();
    expect(await site.storage.list('previews/')).toEqual([]);
  });
});

it.each(['Upper', '-x', 'a.b', '../live', ''.padEnd(41, 'a')])('"%s" cannot be the name of a preview', async (name) => {
  await expect(preview(name, ['shop'])).rejects.toThrow('cannot be the name of a preview');
});
