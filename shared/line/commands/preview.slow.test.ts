/** @jest-environment node */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findLive } from '../live';
import type { TestSite } from '../testing';
import { newFolder } from '../testing/folder';
import { openSiteForEachTest } from './testing/site-for-each-test';
import { preview } from './preview';

let site: TestSite;
let folder: string;

openSiteForEachTest((opened) => ({ site } = opened));
beforeEach(() => {
  folder = newFolder();
  jest.spyOn(process.stdout, 'write').mockReturnValue(true);
});

const read = (file: string) => readFile(join(folder, file), 'utf8');

test('writes other versions for a static host, without search engines; the live site stays', async () => {
  const before = [await findLive(site.storage), await site.storage.list('')];
  await preview([`shop@${site.versions['shop with one more page']}`], { to: folder });
  expect(await read('public/pricing/index.html')).toContain('<html');
  expect(await read('nginx.conf')).toContain('x-robots-tag "noindex"');
  expect([await findLive(site.storage), await site.storage.list('')]).toEqual(before);
});

test('without versions writes what is live, for search engines', async () => {
  await preview([], { to: folder });
  expect(await read('public/_/live')).toBe((await site.live()).registry);
  expect(await read('nginx.conf')).not.toContain('noindex');
});

test('refuses an unknown version in a sentence', async () => {
  await expect(preview(['shop@1.0.0-00000000'], { to: folder })).rejects.toThrow(
    'shop@1.0.0-00000000 is not in this storage. npx manzil history names versions, and those that are pruned.',
  );
});
