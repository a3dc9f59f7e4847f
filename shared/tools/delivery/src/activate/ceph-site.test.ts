/** @jest-environment node */
import { checkSiteIntegrity } from '../compose';
import { eachOf, keys, withLease, withPruning } from '../storage';
import { BucketStorage } from '../storage/bucket-storage';
import { siteConfig } from '../testing/fixture/config';
import { TestSite } from '../testing/fixture/site';
import { type Ceph, hasCeph, startCeph } from '../testing/storage/ceph';
import { describeStorage } from '../testing/storage/contract';
import { goLive } from './go-live';
import { findLive, findLiveComposition, walkActivations } from './live-log';
import { findPartTarget } from './rollback';

/** Other tests use a hand-written S3 server; this one is in real use. */
const isInstalled = hasCeph();
const describeCeph = isInstalled ? describe : describe.skip;

describeCeph(
  `Ceph's object gateway${isInstalled ? '' : ' is not installed here, so nothing of this is tested: apt-get install ceph-mon ceph-osd radosgw'}`,
  () => {
    let ceph: Ceph;
    let buckets = 0;

    const openBucket = async () => {
      const bucket = `site-${++buckets}`;
      await ceph.createBucket(bucket);
      return BucketStorage.open({ bucket, prefix: 'live/', endpoint: ceph.endpoint });
    };

    beforeAll(async () => {
      process.env.AWS_ACCESS_KEY_ID = 'test';
      process.env.AWS_SECRET_ACCESS_KEY = 'test';
      ceph = await startCeph();
    });
    afterAll(() => ceph.close());

    describeStorage('a bucket', async () => ({ storage: await openBucket(), close: async () => undefined }));

    it('keeps a lease from a pruning, and nothing of it afterwards', async () => {
      const bucket = await openBucket();
      const seen = await withLease(bucket, { parts: { shop: '1' } }, () =>
        withPruning(bucket, async (leases) => leases),
      );
      expect(seen).toEqual([expect.objectContaining({ parts: { shop: '1' } })]);
      expect(await bucket.list('leases/')).toEqual([]);
    });

    it('takes three concurrent releases and a rollback as four entries', async () => {
      const site = await TestSite.open();
      const [shop, catalogue, { version: entry }] = [
        site.versions['shop with one more page'],
        site.versions['catalogue in other words'],
        await site.derive('entry', { release: () => ({ owner: 'team-doors' }) }),
      ];
      const bucket = await openBucket();
      const copied = (await site.storage.list('')).filter((key) => !key.startsWith(keys.leases));
      await eachOf(copied, async (key) => bucket.writeOnce(key, (await site.storage.read(key)) ?? ''));
      const release = (parts: Record<string, string>, reason: string) =>
        goLive({
          storage: bucket,
          readConfig: async () => siteConfig,
          reason,
          choose: (live) => ({ ...live?.parts, ...parts }),
        });
      await Promise.all([release({ shop }, 'shop'), release({ catalogue }, 'catalogue'), release({ entry }, 'entry')]);
      const live = await findLive(bucket);
      expect(live?.parts).toMatchObject({ shop, catalogue, entry });
      const target = live && (await findPartTarget(bucket, live, 'shop'));
      expect(target?.parts['shop']).toBe(site.versions.shop);
      await release({ shop: site.versions.shop }, 'rollback');
      const reasons: string[] = [];
      for await (const { reason } of walkActivations(bucket, await findLive(bucket))) reasons.push(reason);
      expect([reasons[0], ...reasons.slice(1, 4).sort(), reasons[4]]).toEqual([
        'rollback',
        'catalogue',
        'entry',
        'shop',
        'start',
      ]);
      const composition = await findLiveComposition(bucket);
      expect(composition && (await checkSiteIntegrity(bucket, composition))).toEqual([]);
      await site.close();
    });
  },
);
