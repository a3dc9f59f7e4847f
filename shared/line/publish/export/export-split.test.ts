/** @jest-environment node */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { livePath, type Composition, type Split } from '@site/contracts';
import { findLive } from '../../live';
import { readComposition } from '../../compose';
import { ask } from '../../testing/ask';
import { TestSite } from '../../testing/fixture/site';
import { describeWithNginx, startNginx, type Nginx } from '../../testing/nginx';
import { exportSite } from './export-site';

let site: TestSite;
let folder: string;
let split: Split;
let composition: Composition;
let released: Composition;

beforeAll(async () => {
  site = await TestSite.open();
  composition = await site.live();
  const share = { released: { shop: site.versions['shop with one more page'] }, percent: 25 };
  await site.goLive({}, { share });
  const begun = (await findLive(site.storage))?.split;
  if (!begun) throw new Error('Nobody has a share.');
  split = begun;
  released = await readComposition(site.storage, split.composition);
  folder = await mkdtemp(join(tmpdir(), 'manzil-export-'));
  await exportSite(site.storage, composition, folder, { split: { composition: released, rule: split } });
});

afterAll(async () => {
  await site.close();
  await rm(folder, { recursive: true, force: true });
});

it('an export while a release has a share has the share and both compositions', async () => {
  const config = await readFile(join(folder, 'nginx-split.conf'), 'utf8');
  expect(config).toContain(`split_clients "\${remote_addr}${split.salt}" $manzil_split {\n  25% 1;\n  * "";\n}`);
  expect(await readFile(join(folder, 'public/_/live'), 'utf8')).toBe(composition.registry);
  expect(await readFile(join(folder, 'public/.split/_/live'), 'utf8')).toBe(released.registry);
});

describeWithNginx('nginx while a release has a share', () => {
  let nginx: Nginx;
  const from = (visitor: number) => ({ 'x-forwarded-for': `203.0.${visitor >> 8}.${visitor & 255}` });
  const read = async (path: string, visitor: number) => ask(nginx.port, path, from(visitor));
  const added = () => Object.keys(released.pages).filter((path) => !composition.pages[path]);

  beforeAll(async () => {
    nginx = await startNginx(folder);
  });
  afterAll(() => nginx.close());

  it('gives about its share of the visitors the other composition, each of them wholly', async () => {
    const got: boolean[] = [];
    for (let visitor = 0; visitor < 400; visitor += 1) {
      const live = (await read(livePath, visitor)).body;
      const home = await read('/', visitor);
      expect(String(home.headers['server-timing'])).toContain(live);
      expect([home.status, home.headers['cache-control']]).toEqual([200, 'private, no-cache']);
      got.push(live === released.registry);
    }
    expect(got.filter(Boolean).length).toBeGreaterThan(60);
    expect(got.filter(Boolean).length).toBeLessThan(140);
    const [inside, outside] = [got.indexOf(true), got.indexOf(false)];
    for (const path of added()) {
      expect([(await read(path, inside)).status, (await read(path, outside)).status]).toEqual([200, 404]);
    }
    for (const path of ['/nowhere', '/.split/index.html', '/.split/_/live']) {
      for (const visitor of [inside, outside]) expect([path, (await read(path, visitor)).status]).toEqual([path, 404]);
    }
    expect((await read('/nowhere', inside)).headers['server-timing']).toContain(String(released.registry));
    for (const visitor of [inside, outside]) {
      expect((await read('/journal?a=1', visitor)).headers['location']).toBe('/blog?a=1');
      expect((await read('/%62log', visitor)).headers['location']).toBe('/blog');
      expect((await read('/blog/', visitor)).headers['location']).toBe('/blog');
    }
  });
});
