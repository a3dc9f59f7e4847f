/** @jest-environment node */
import type { Composition, Release } from '@site/contracts';
import { readReleases } from '../release';
import { keys, readJson, type Storage } from '../storage';
import { siteConfig } from '../testing/fixture/config';
import { TestSite } from '../testing/fixture/site';
import { compose } from './compose';
import { readComposition, readCompositionRecord } from './compositions';
import { type StoredPageSet } from './page-set';
import { listPageSets } from './page-tasks';
import { planSite } from './registry';

class CountingStorage implements Storage {
  reads = 0;
  written = 0;
  constructor(readonly below: Storage) {}
  read(key: string) {
    this.reads += 1;
    return this.below.read(key);
  }
  async writeOnce(key: string, bytes: Buffer | string) {
    const outcome = await this.below.writeOnce(key, bytes);
    if (outcome === 'written') this.written += bytes.length;
    return outcome;
  }
  list(prefix: string) {
    return this.below.list(prefix);
  }
  remove(key: string) {
    return this.below.remove(key);
  }
}

/** A live site with `instances` of one route. Pages repeat those of the first two, so that none is rendered. */
async function openSite(instances: number): Promise<TestSite> {
  const site = await TestSite.open();
  const [live, before] = [await site.live(), await readReleases(site.storage, (await site.live()).parts)];
  const many = (route: Release['routes'][number]) =>
    route.instances
      ? {
          ...route,
          instances: Array.from({ length: instances }, (_, index) => ({
            ...(route.instances?.[0] ?? fail()),
            params: { id: String(index + 1) },
          })),
        }
      : route;
  const { version } = await site.derive('catalogue', { release: ({ routes }) => ({ routes: routes.map(many) }) });
  const after = await readReleases(site.storage, { ...live.parts, catalogue: version });
  const [small, large] = [setOf(before), setOf(after)];
  const known = await readJson<StoredPageSet>(site.storage, keys.pageSet(small.key));
  const pages = large.listPages().map(({ path }, index) => ({ ...(known.pages[Math.min(index, 1)] ?? fail()), path }));
  await site.storage.writeOnce(keys.pageSet(large.key), JSON.stringify({ ...known, pages }));
  await site.goLive({ catalogue: version });
  return site;
}

function setOf(releases: readonly Release[]) {
  return (
    listPageSets(planSite(releases), releases, siteConfig).find(
      ({ listPages }) => listPages()[0]?.kind === 'unknownInstance',
    ) ?? fail()
  );
}

function fail(): never {
  throw new Error('The fixture has no route with instances.');
}

async function measure(site: TestSite, parts: Composition['parts'], { id }: Composition) {
  const storage = new CountingStorage(site.storage);
  const live = await readComposition(storage, id);
  const { composition, renderedPages } = await compose({
    storage,
    parts: { ...live.parts, ...parts },
    config: siteConfig,
    live,
  });
  return { reads: storage.reads, written: storage.written, renderedPages, pages: composition.pageCount };
}

async function readsOfStatus(site: TestSite): Promise<number> {
  const storage = new CountingStorage(site.storage);
  await readReleases(storage, (await readCompositionRecord(storage, (await site.live()).id)).parts);
  return storage.reads;
}

it('a release beside ten thousand pages costs as much as beside ten', async () => {
  const [few, many] = await Promise.all(
    [10, 10_000].map(async (instances) => {
      const site = await openSite(instances);
      try {
        const [before, { version }] = [
          await site.live(),
          await site.derive('entry', { release: () => ({ owner: 'team-doors' }) }),
        ];
        const release = await measure(site, { entry: version }, before);
        const again = await measure(site, { entry: version }, before);
        await site.goLive({ entry: version });
        return {
          release,
          again,
          rollback: await measure(site, before.parts, await site.live()),
          status: await readsOfStatus(site),
        };
      } finally {
        await site.close();
      }
    }),
  );
  expect(many?.release).toMatchObject({
    reads: few?.release.reads,
    renderedPages: 1,
    pages: (few?.release.pages ?? 0) + 9990,
  });
  expect(many?.again).toMatchObject({ reads: few?.again.reads, written: 0 });
  expect(many?.rollback).toMatchObject({ reads: few?.rollback.reads, written: 0, renderedPages: 0 });
  expect([few?.status, many?.status]).toEqual([5, 5]);
  // The registry contains the number of pieces.
  expect(Math.abs((many?.release.written ?? 0) - (few?.release.written ?? 0))).toBeLessThan(100);
});
