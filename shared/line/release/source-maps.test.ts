/** @jest-environment node */
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publish, serve } from '../publish';
import { keys } from '../storage';
import { ask } from '../testing/ask';
import { openFixture } from '../testing/fixture/open';
import { placesOf } from '../testing/fixture/part';
import { TestSite } from '../testing/fixture/site';
import { releasePart } from './release';
import { findPlaces, type ScriptPlace } from './source-maps';

let site: TestSite;
let folder: string;

beforeAll(async () => {
  site = await TestSite.open();
  folder = await mkdtemp(join(tmpdir(), 'manzil-maps-'));
});

afterAll(async () => {
  await site.close();
  await rm(folder, { recursive: true, force: true });
});

async function placeOf(text: string): Promise<ScriptPlace & { script: string }> {
  const { files } = await site.release('shop');
  for (const { name } of files.filter((file) => file.name.endsWith('.js'))) {
    const lines = String(await site.storage.read(keys.file('shop', name))).split('\n');
    const line = lines.findIndex((each) => each.includes(text));
    if (line >= 0) return { part: 'shop', script: name, line: line + 1, column: (lines[line]?.indexOf(text) ?? 0) + 1 };
  }
  throw new Error(`No script of the shop has "${text}".`);
}

describe('the source maps of a release', () => {
  it('give file and line, by script or with the version', async () => {
    const place = await placeOf('h1');
    const found = await findPlaces(site.storage, place);
    expect(found).toEqual([
      expect.objectContaining({
        script: place.script,
        file: expect.stringMatching(/src\/pages\/[\w-]+\.tsx$/),
        line: expect.any(Number),
      }),
    ]);
    const { script: _, ...anywhere } = place;
    const [{ line, column } = { line: 0, column: 0 }] = found;
    expect(await findPlaces(site.storage, { ...anywhere, version: site.versions.shop })).toContainEqual(
      expect.objectContaining({ version: site.versions.shop, script: place.script, line, column }),
    );
  });

  it('are not known for a script that nobody has released', async () => {
    expect(await findPlaces(site.storage, { part: 'shop', script: 'main.0000000000.js', line: 1, column: 1 })).toEqual(
      [],
    );
  });

  it('do not affect the version, and are kept when released again', async () => {
    const { build } = placesOf(openFixture().folder, 'shop');
    await cp(build, folder, { recursive: true, filter: (path) => !path.endsWith('/maps') });
    const { release } = await releasePart(site.storage, site.partOf('shop'), { dir: folder });
    expect(release.version).toBe(site.versions.shop);
  });

  it('are neither served nor published', async () => {
    const { script } = await placeOf('h1');
    const server = await serve({ storage: site.storage, port: 0, host: '127.0.0.1', contact: async () => undefined });
    const { port } = server.address() as AddressInfo;
    for (const path of [
      `/_/shop/${script}.map`,
      `/_/shop/maps/${script}.map.gz`,
      `/${keys.sourceMap('shop', site.versions.shop, script)}`,
    ]) {
      expect((await ask(port, path)).status).toBe(404);
    }
    await new Promise((closed) => server.close(closed));
    const out = join(folder, 'out');
    await publish(site.storage, await site.live(), out);
    expect((await readdir(out, { recursive: true })).filter((name) => name.includes('.map'))).toEqual([]);
  });
});
