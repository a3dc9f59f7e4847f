/** @jest-environment node */
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { BucketStorage } from '../storage/bucket-storage';
import { eachOf, type Storage } from '../storage';
import { checkSiteIntegrity } from '../compose';
import { goLive } from './go-live';
import { findLiveComposition } from './live-log';
import { serve } from '../publish';
import { ask } from '../testing/ask';
import { siteConfig } from '../testing/fixture/config';
import { TestSite } from '../testing/fixture/site';
import { until } from '../testing/memory-site';
import { startS3Server, type S3Server } from '../testing/storage/s3-server';

let site: TestSite;
let s3: S3Server;
let bucket: Storage;
let server: Server;

beforeAll(async () => {
  process.env.AWS_ACCESS_KEY_ID = 'test';
  process.env.AWS_SECRET_ACCESS_KEY = 'test';
  site = await TestSite.open();
  s3 = await startS3Server();
  bucket = await BucketStorage.open({ bucket: 'site', prefix: '', endpoint: s3.endpoint });
  const copied = await site.storage.list('');
  await eachOf(copied, async (key) => bucket.writeOnce(key, (await site.storage.read(key)) ?? ''));
  server = await serve({ storage: bucket, port: 0, contact: async () => undefined });
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await s3.close();
  await site.close();
});

describe('a site in a bucket', () => {
  it('goes live, two teams at once, and is served whole', async () => {
    const { port } = server.address() as AddressInfo; // A listening TCP server has one.
    expect((await ask(port, '/pricing')).status).toBe(404);
    const release = (parts: Record<string, string>) =>
      goLive({
        storage: bucket,
        readConfig: async () => siteConfig,
        reason: 'test',
        choose: (live) => ({ ...live?.parts, ...parts }),
      });
    await Promise.all([
      release({ shop: site.versions['shop with one more page'] }),
      release({ catalogue: site.versions['catalogue in other words'] }),
    ]);
    const live = await findLiveComposition(bucket);
    expect(live?.parts).toMatchObject({
      shop: site.versions['shop with one more page'],
      catalogue: site.versions['catalogue in other words'],
    });
    expect(live && (await checkSiteIntegrity(bucket, live))).toEqual([]);
    await until(
      async () =>
        (await ask(port, '/pricing')).status === 200 && (await ask(port, '/project_details/1')).body.includes('Number'),
    );
  });
});
