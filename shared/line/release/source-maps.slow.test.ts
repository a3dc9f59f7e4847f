/** @jest-environment node */
import { cp, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { publish } from '../publish';
import { ask } from '../testing/ask';
import { openFixture } from '../testing/fixture/open';
import { placesOf } from '../testing/fixture/part';
import { TestSite } from '../testing/fixture/site';
import { newFolder } from '../testing/folder';
import { releasePart } from './release';

let site: TestSite;
const folder = newFolder();

beforeAll(async () => void (site = await TestSite.open()));
afterAll(() => site.close());

test('source maps do not affect the version, and are kept when it is released again', async () => {
  const { build } = placesOf(openFixture().folder, 'shop');
  await cp(build, folder, { recursive: true, filter: (path) => !path.endsWith('/maps') });
  const { release } = await releasePart(site.storage, site.partOf('shop'), { dir: folder });
  expect(release.version).toBe(site.versions.shop);
});

test('source maps are neither served nor published', async () => {
  const [key = ''] = (await site.storage.list('releases/shop/')).filter((name) => name.endsWith('.map.gz'));
  const script = /maps\/(.+)\.map\.gz$/.exec(key)?.[1];
  const port = await site.serve();
  for (const path of [`/${key}`, `/_/shop/${script}.map`, `/_/shop/maps/${script}.map.gz`])
    expect((await ask(port, path)).status).toBe(404);
  const out = join(folder, 'out');
  await (
    await publish(site.storage, await site.live(), out)
  ).files;
  expect((await readdir(out, { recursive: true })).filter((name) => name.includes('.map'))).toEqual([]);
});
