/** @jest-environment node */
import { snapshotPath, type Snapshot } from '@site/contracts';
import { TestSite } from '../testing';
import { readJson } from '../storage';

let site: TestSite;
let snapshot: Snapshot;

beforeAll(async () => {
  site = await TestSite.open();
  const { rootFiles } = await site.live();
  snapshot = await readJson<Snapshot>(site.storage, rootFiles[snapshotPath]?.file ?? '');
});
afterAll(() => site.close());

test('the snapshot names version, entry and modules of each live part', async () => {
  expect(Object.keys(snapshot).sort()).toEqual(Object.keys((await site.live()).parts).sort());
  expect(snapshot['catalogue']).toMatchObject({
    version: (await site.live()).parts['catalogue'],
    publicPath: '/_/catalogue/',
    remoteEntry: expect.stringMatching(/^\/_\/catalogue\/.+\.js$/),
    globalName: '__site_catalogue',
    modules: expect.arrayContaining([{ moduleName: 'fragments/grid' }]),
  });
  expect(snapshot['shell']).not.toHaveProperty('remoteEntry');
});
