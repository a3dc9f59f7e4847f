/** @jest-environment node */
import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { keys, type Storage } from '../storage';
import { openFixture } from '../testing/fixture/open';
import { placesOf } from '../testing/fixture/part';
import { TestSite } from '../testing/fixture/site';
import { newFolder } from '../testing/folder';
import { MemorySite } from '../testing/memory-site';
import { releasePart, findReleased } from './release';

let site: TestSite;
const dir = newFolder();

beforeAll(async () => {
  site = await TestSite.open();
  await cp(placesOf(openFixture().folder, 'shop').build, dir, { recursive: true });
});

afterAll(() => site.close());

const released = (storage: Storage = site.storage) => findReleased(storage, site.partOf('shop'), dir);

test('a build that was released is known by its version', async () => {
  await rm(join(dir, 'released-version'), { force: true });
  expect(await released()).toBeUndefined();
  const { release } = await releasePart(site.storage, site.partOf('shop'), { dir });
  expect(await released()).toBe(release.version);
  expect(await findReleased(site.storage, site.partOf('shop'), undefined)).toBeUndefined();
});

test('a build is released again when the storage lacks the release or a file of it', async () => {
  expect(await released(new MemorySite().storage)).toBeUndefined();
  const { files } = await site.release('shop');
  await site.storage.remove(keys.file('shop', files[0]?.name ?? ''));
  expect(await released()).toBeUndefined();
  await releasePart(site.storage, site.partOf('shop'), { dir });
  expect(await released()).toBe(site.versions.shop);
});

test('a release writes only what the rights of its team in the README of the storage allow', async () => {
  const { storage } = new MemorySite();
  await releasePart(storage, site.partOf('shop'), { dir });
  const allowed = /^(files|releases)\/shop\//;
  expect([...storage.objects.keys()].filter((key) => !allowed.test(key))).toEqual([]);
});
