/** @jest-environment node */
import type { TestSite } from '../testing';
import { openSiteForEachTest } from './testing/site-for-each-test';
import { prune } from './prune';

let site: TestSite;
let lines: string[];

openSiteForEachTest((opened) => ({ site, lines } = opened));
beforeEach(() => {
  jest.spyOn(process.stdout, 'write').mockReturnValue(true);
});

test('a dry run names what would be removed, and removes nothing', async () => {
  const version = `shop@${site.versions['shop with one more page']}`;
  const before = await site.storage.list('');
  lines.length = 0;
  await prune({ keepDays: -1, dryRun: true });
  expect(lines).toEqual(expect.arrayContaining([`release ${version}`]));
  expect(lines.at(-1)).toMatch(/^Would remove \d+ compositions, \d+ releases/);
  expect(await site.storage.list('')).toEqual(before);
});
