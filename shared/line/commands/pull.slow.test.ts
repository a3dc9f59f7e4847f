/** @jest-environment node */
import { releaseFormat } from '@site/contracts';
import type { TestSite } from '../testing';
import { openSiteForEachTest } from './testing/site-for-each-test';
import { readReleases } from './pull';
import { openLiveSource } from './live-source';

let site: TestSite;
openSiteForEachTest((opened) => ({ site } = opened));

const shop = async () => (await site.live()).parts['shop'];

describe('npx manzil pull from a storage', () => {
  it('takes the declarations of what is live', async () => {
    const source = await openLiveSource(site.folder);
    const { from, parts } = await readReleases(source, await source.readSnapshot());
    expect(from).toBe(site.folder);
    expect(parts['shop']?.version).toBe(await shop());
    expect(Object.keys(parts['catalogue']?.contracts.declares.modules ?? {})).toContain('fragments/grid');
  });

  it.each([
    ['an older', releaseFormat - 1, 'store it again (npx manzil release shop --store)'],
    ['a newer', releaseFormat + 1, 'install the newest @manzil/line here.'],
  ])('refuses a site whose release has %s format', async (_, format, advice) => {
    const source = await openLiveSource(site.folder);
    const { shop: part } = await source.readSnapshot();
    const refusal = new RegExp(`^shop ${part!.version} has format ${format}, .*: ${advice.replace(/[()]/g, '\\$&')}`);
    await expect(readReleases(source, { shop: { ...part!, format } })).rejects.toThrow(refusal);
  });
});
