/** @jest-environment node */
import { findLive } from '../live';
import { MemorySite, type TestSite } from '../testing';
import { composeForDevelopment } from './dev';
import { contextOf, useCheckout } from './testing/checkout';
import { openSiteForEachTest } from './testing/site-for-each-test';

let site: TestSite;
let said: string[];
let steps: string[];

jest.mock('../checkout', () => ({ ...jest.requireActual<object>('../checkout'), listParts: jest.fn() }));
jest.mock('../build', () => ({
  ...jest.requireActual<object>('../build'),
  buildParts: jest.fn(),
  buildDir: jest.fn(),
}));
jest.mock('../release', () => ({ ...jest.requireActual<object>('../release'), releasePart: jest.fn() }));
openSiteForEachTest((opened) => ({ site } = opened));
beforeEach(() => {
  said = [];
  steps = useCheckout(site, ['shell says hello', 'catalogue in other words', 'shop with one more page', 'entry']);
});

test('npm run dev builds the named remote and the shell, and stores nothing', async () => {
  const before = [await site.storage.list(''), await findLive(site.storage)];
  const parts = [site.partOf('shell says hello'), site.partOf('shop')];
  const { composition } = await composeForDevelopment(contextOf(site, said), parts);
  expect(steps).toEqual(['build shell', 'release shell', 'build shop', 'release shop']);
  expect(composition.parts).toEqual({
    ...(await site.live()).parts,
    shop: site.versions['shop with one more page'],
    shell: site.versions['shell says hello'],
  });
  expect(said[0]).toBe('what is live, with shell, shop from the sources here');
  expect([await site.storage.list(''), await findLive(site.storage)]).toEqual(before);
});

test('npm run dev builds every part where nothing is live yet, and says so', async () => {
  const { storage } = new MemorySite();
  await composeForDevelopment(contextOf(site, said, storage), [site.partOf('shop')]);
  expect(steps.slice(0, 8)).toEqual(
    ['shell', 'catalogue', 'shop', 'entry'].flatMap((name) => [`build ${name}`, `release ${name}`]),
  );
  expect(said[0]).toBe('nothing is live yet, so every part is built, as npm start does');
  expect(await findLive(storage)).toBeUndefined();
});
