/** @jest-environment node */
import { findLive } from '../live';
import type { TestSite } from '../testing';
import { openSiteForEachTest } from './testing/site-for-each-test';
import { rollback } from './rollback';
import { settings } from './settings';
import { status } from './status';

let site: TestSite;
let lines: string[];

openSiteForEachTest((opened) => ({ site, lines } = opened));
beforeEach(() => {
  jest.spyOn(process.stdout, 'write').mockImplementation((text) => lines.push(String(text)) > 0);
});
afterEach(() => void delete process.env.SITE_URL);

const hosted = ['SUPABASE_URL=https://db.example', 'SUPABASE_ANON_KEY=sb_publishable_x'];
const contact = async () => (await site.live()).config.contact.url;

describe('npx manzil settings', () => {
  test('apply to everybody, and a rollback keeps them', async () => {
    await site.releaseBuilt('shop with one more page');
    await settings([...hosted, 'REPORT_URL=https://errors.example/in']);
    expect(await contact()).toBe('https://db.example');
    await rollback('shop');
    expect((await site.live()).parts.shop).toBe(site.versions.shop);
    expect((await site.live()).config).toMatchObject({
      contact: { url: 'https://db.example', key: 'sb_publishable_x' },
      report: { sample: 1, url: 'https://errors.example/in' },
    });
  });

  test('are kept by a rollback of the site', async () => {
    await site.releaseBuilt('shop with one more page');
    await settings(hosted);
    await rollback(undefined);
    expect(await contact()).toBe('https://db.example');
    expect((await site.live()).parts.shop).toBe(site.versions.shop);
  });

  test('wins over a different environment, with a message on how to change it', async () => {
    await settings(['SITE_URL=https://manzil.example']);
    process.env.SITE_URL = 'https://other.example';
    const complain = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await site.releaseBuilt('shop with one more page');
    await rollback('shop');
    expect((await site.live()).config.siteUrl).toBe('https://manzil.example');
    expect(complain).toHaveBeenCalledWith(
      expect.stringContaining(
        "SITE_URL is https://other.example in this environment and https://manzil.example in the site's settings, which hold.",
      ),
    );
  });

  test('takes one away with an empty value, and says what changes', async () => {
    await settings(['SITE_URL=https://manzil.example/']);
    await settings(['SITE_URL=']);
    expect((await site.live()).config.siteUrl).toBeUndefined();
    expect(lines.join('')).toContain('SITE_URL: https://manzil.example → not set');
  });

  test.each([
    ['SITE_URL=foo', 'SITE_URL must be an address such as https://manzil.example, not "foo".'],
    ['SUPABASE_ANON_KEY=sb_secret_x', 'The contact key is a secret key'],
    ['SITE=https://manzil.example', 'There is no setting SITE. Settings: SITE_URL, '],
    ['https://manzil.example', '"https://manzil.example" is not a setting. Write NAME=value'],
  ])('refuses %s with a sentence and changes nothing', async (word, sentence) => {
    await expect(settings([word])).rejects.toThrow(sentence);
    expect(await findLive(site.storage)).toMatchObject({ sequence: 1 });
  });

  test('are shown by status', async () => {
    await settings(['SITE_URL=https://manzil.example']);
    lines.length = 0;
    await status();
    expect(lines).toContainEqual(expect.stringMatching(/^SITE_URL +https:\/\/manzil\.example$/));
  });
});

test('a site without a public address names none: no sitemap, no canonical link', async () => {
  const { rootFiles, pages } = await site.live();
  expect(Object.keys(rootFiles)).not.toContain('/sitemap.xml');
  expect((await site.storage.read(rootFiles['/robots.txt']?.file ?? ''))?.toString()).not.toContain('Sitemap');
  expect((await site.storage.read(pages['/']?.file ?? ''))?.toString()).not.toContain('canonical');
  await settings(['SITE_URL=https://manzil.example']);
  const sitemap = await site.storage.read((await site.live()).rootFiles['/sitemap.xml']?.file ?? '');
  expect(sitemap?.toString()).toContain('<loc>https://manzil.example/</loc>');
});
