/** @jest-environment node */
import { findLive } from '../../live';
import { configOf, readSettings } from '../../storage/settings';
import type { Storage } from '../../storage';
import { MemorySite, type TestSite, type VariantName } from '../../testing';
import type { CommandContext } from '../context';
import { Progress } from '../progress';
import { openSiteForEachTest } from '../testing/site-for-each-test';
import { composeForDevelopment, type DevelopmentSources } from './compose-for-development';

let site: TestSite;
let said: string[];
let built: string[];

openSiteForEachTest((opened) => ({ site } = opened));
beforeEach(() => {
  [said, built] = [[], []];
});

function contextOf(storage: Storage): CommandContext {
  const progress = new Progress();
  jest.spyOn(progress, 'say').mockImplementation((line) => void said.push(line));
  return { settings: readSettings({ SITE_DIR: site.folder }), storage, progress, readConfig: async () => configOf({}) };
}

const checkout: DevelopmentSources = {
  build: async (parts) => void built.push(...parts.map(({ name }) => name)),
  listParts: () => [site.partOf('shell says hello')],
  release: async (_, { isShell }) => site.releaseVariant(isShell ? 'shell says hello' : 'shop with one more page'),
  deploy: async () => void built.push('every part'),
};
const remotes = (name: VariantName) => [site.partOf(name)];

it('npm run dev builds only the named remote and the shell, puts nothing live and stores nothing', async () => {
  await site.releaseBuilt('catalogue in other words');
  await site.releaseVariant('shop with one more page');
  const before = [await site.storage.list(''), await findLive(site.storage)];
  const { composition } = await composeForDevelopment(contextOf(site.storage), remotes('shop'), checkout);
  expect(built).toEqual(['shell', 'shop']);
  expect(composition.parts).toEqual({
    ...(await site.live()).parts,
    shop: site.versions['shop with one more page'],
    shell: site.versions['shell says hello'],
    catalogue: site.versions['catalogue in other words'],
  });
  expect(said[0]).toBe('what is live, with shop from the sources here');
  expect([await site.storage.list(''), await findLive(site.storage)]).toEqual(before);
});

it('npm run dev builds every part where nothing is live yet, and says so', async () => {
  const deployed = composeForDevelopment(contextOf(new MemorySite().storage), remotes('shop'), checkout);
  await expect(deployed).rejects.toThrow('Nothing is live yet');
  expect(built).toEqual(['every part']);
  expect(said[0]).toBe('nothing is live yet, so every part is built, as npm start does');
});
