/** @jest-environment node */
import { findLive } from '../live';
import type { TestSite } from '../testing';
import { openSiteForEachTest } from './testing/site-for-each-test';
import { release } from './release';

let site: TestSite;

openSiteForEachTest((opened) => ({ site } = opened));
beforeEach(() => {
  jest.spyOn(process.stdout, 'write').mockReturnValue(true);
});

test('the history records why a release went live', async () => {
  const version = `shop@${site.versions['shop with one more page']}`;
  await release([version], { withoutBrowser: true, why: 'one more page' });
  expect((await findLive(site.storage))?.reason).toMatch(/^release shop .*: one more page$/);
});
