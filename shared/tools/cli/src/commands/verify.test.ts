/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PassThrough } from 'node:stream';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { findLive, goLive } from '@site/delivery/activate';
import { exportSite } from '@site/delivery/export';
import { createLog, LiveSite } from '@site/delivery/serve';
import { openStorage, readSettings } from '@site/delivery/settings';
import { eachOf, keys } from '@site/delivery/storage';
import type { TestSite } from '@site/delivery/testing';
import { openSiteForEachTest, type OpenedSite } from '../testing/site-for-each-test';
import { freeze } from './freeze';
import { newKey } from './keys';
import { settings } from './settings';
import { verify } from './verify';

let opened: OpenedSite;
let folder: string;
let proxy: Server | undefined;
const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
const variables = ['DATA_DIR', 'KEYS_FILE', 'SIGNING_KEYS'] as const;

openSiteForEachTest((each) => (opened = each));
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'manzil-keys-'));
  process.env.DATA_DIR = folder;
  jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  const { parts } = await opened.site.live();
  process.env.KEYS_FILE = join(folder, 'keys.json');
  for (const name of ['site', ...Object.keys(parts)]) newKey(name);
  await signReleases(opened.site, parts);
  await settings(['SITE_URL=https://manzil.example']);
}, 60_000);
afterEach(async () => {
  proxy?.close();
  proxy?.closeAllConnections();
  for (const name of variables) delete process.env[name];
  await rm(folder, { recursive: true, force: true });
});

/** As each team does with `npm run release -- <part> --store`. */
async function signReleases(site: TestSite, parts: Readonly<Record<string, string>>): Promise<void> {
  const storage = await openStorage(readSettings());
  await eachOf(Object.entries(parts), async ([part, version]) => {
    const key = keys.release(part, version);
    await storage.writeOnce(key, (await site.storage.read(key)) ?? '');
  });
}

test('verify names entry, signer, and the commit of each part', async () => {
  process.env.SIGNING_KEYS = join(folder, 'none');
  opened.lines.length = 0;
  await verify(undefined);
  const { parts, id } = await opened.site.live();
  const said = opened.lines.join('\n');
  for (const [part, version] of Object.entries(parts)) expect(said).toContain(`${part} ${version}, commit `);
  expect(said).toContain(`verified: entry 2, composition ${id}, made live by a key of site`);
}, 60_000);

/** Between the site and who verifies it. Returns what it answers instead, or `undefined` for the site's answer. */
type Answer = Buffer | string | undefined;
type Change = (path: string, bytes: Buffer) => Answer | Promise<Answer>;

async function serveChanged(port: number, change: Change): Promise<string> {
  proxy = createServer((request, response) => {
    const path = request.url ?? '';
    void fetch(`http://127.0.0.1:${port}${path}`).then(async (answer) => {
      const bytes = Buffer.from(await answer.arrayBuffer());
      const changed = (await change(path, bytes)) ?? bytes;
      response.writeHead(changed.length > 0 ? answer.status : 404).end(changed);
    });
  });
  await new Promise<void>((resolve) => proxy?.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
}

test('verify needs public keys and the address of a site, and no right to its storage', async () => {
  const address = `http://127.0.0.1:${await opened.site.serve()}`;
  process.env.SITE_DIR = join(folder, 'none');
  process.env.SIGNING_KEYS = join(folder, 'none');
  await verify(address);
  const said = opened.lines.join('\n');
  for (const part of Object.keys((await opened.site.live()).parts)) expect(said).toMatch(`${part} 1.0.0-`);
  expect(said).toContain(`${address} shows entry 2`);
}, 60_000);

test('verify needs only the files that a static host serves', async () => {
  const site = join(folder, 'exported');
  await exportSite(await openStorage(readSettings()), await opened.site.live(), site);
  const address = await serveChanged(await opened.site.serve(), (path) => {
    const file = join(site, 'public', path, extname(path) ? '' : 'index.html');
    return path.startsWith('/_/') ? (existsSync(file) ? readFileSync(file) : '') : undefined;
  });
  await verify(address);
  expect(opened.lines.join('\n')).toContain(`${address} shows entry 2`);
}, 60_000);

const isIn = (part: string, path: string) => path.startsWith(`/_/signed/releases/${part}/`);
const attacks: Record<string, [change: Change, refusal: RegExp]> = {
  'one changed byte of a document': [
    (path, bytes) => (path === '/' ? bytes.toString().replace('<body', '<bodY') : undefined),
    /\/ \(200\) is not the page that was composed for it\./,
  ],
  'one changed byte of a script': [
    (path, bytes) => (/^\/_\/shop\/.*\.js$/.test(path) ? `${bytes.toString()} ` : undefined),
    /\.js is not the file of shop 1\.0\.0-/,
  ],
  'changed robots.txt': [
    (path) => (path === '/robots.txt' ? 'Disallow: /' : undefined),
    /robots\.txt \(200\) is not the page/,
  ],
  'a swapped release': [
    (path, bytes) =>
      isIn('shop', path) && path.endsWith('release.json') ? bytes.toString().replace('"commit"', '"other"') : undefined,
    /shop 1\.0\.0-\w+ has no signature of a key of shop that fits it/,
  ],
  'a release without a signature': [
    (path) => (isIn('shop', path) && path.endsWith('.sig') ? '' : undefined),
    /shop 1\.0\.0-\w+ has no signature of a key of shop that fits it/,
  ],
  'a composition with other pages': [
    (path, bytes) =>
      path.endsWith('composition.json') ? bytes.toString().replace('"createdAt":"2', '"createdAt":"1') : undefined,
    /composition\.json is not what entry 2 signed: somebody has changed it/,
  ],
  'a page set with other pages': [
    (path, bytes) => (path.includes('/page-sets/') ? `${bytes.toString()} ` : undefined),
    /page-sets\/\w+\.json in the storage is damaged: it differs from what was composed/,
  ],
  'an entry without a signature': [
    (path, bytes) =>
      path.endsWith('live/00000002.json') ? bytes.toString().replace('"signed"', '"signet"') : undefined,
    /No entry of the live log is signed/,
  ],
  'a changed entry': [
    (path, bytes) =>
      path.endsWith('live/00000002.json') ? bytes.toString().replace('"reason":"', '"reason":"not ') : undefined,
    /Entry 2 of the live log has a signature that does not fit it: somebody has changed it/,
  ],
  'a site without signatures': [
    (path) => (path.startsWith('/_/signed/') ? '' : undefined),
    /publishes no signed entry: its live log is not signed/,
  ],
};

test.each(Object.entries(attacks))(
  'verify refuses %s',
  async (_, [change, refusal]) => {
    process.env.SIGNING_KEYS = join(folder, 'none');
    const address = await serveChanged(await opened.site.serve(), change);
    await expect(verify(address)).rejects.toThrow(refusal);
  },
  60_000,
);

test('verify refuses an older composition that is presented as live', async () => {
  const { site } = opened;
  const { id, parts, config } = await site.live();
  const older = `http://127.0.0.1:${await site.serve({ pinned: id })}`;
  const shop = site.versions['shop with one more page'];
  await signReleases(site, { shop });
  const storage = await openStorage(readSettings());
  await goLive({ storage, readConfig: async () => config, reason: 'newer', choose: () => ({ ...parts, shop }) });
  const port = await site.serve();
  const oldPages = await serveChanged(port, async (path) =>
    path.startsWith('/_/') ? undefined : Buffer.from(await (await fetch(older + path)).arrayBuffer()),
  );
  await expect(verify(oldPages)).rejects.toThrow('(200) is not the page that was composed for it.');
  const { hidden, address } = { hidden: '/_/signed/live/00000003.json', address: `http://127.0.0.1:${port}` };
  await verify(address);
  // The same address, so that it is known what was seen there.
  const fetched = global.fetch;
  jest
    .spyOn(global, 'fetch')
    .mockImplementation(async (url, init) =>
      String(url).endsWith(hidden) ? new Response('', { status: 404 }) : fetched(url, init),
    );
  await expect(verify(address)).rejects.toThrow(
    'The live log ends at entry 2, and entry 3 was seen before: its end, and with it newer versions of parts, was removed.',
  );
}, 60_000);

test('a server keeps what was live when somebody writes an entry without a signature', async () => {
  const { site } = opened;
  const storage = await openStorage(readSettings());
  const live = await LiveSite.open({ storage, pollMs: 60_000, log: createLog('errors', new PassThrough()) });
  try {
    const { id, parts } = await site
      .compose({ shop: site.versions['shop with one more page'] })
      .then((made) => made.composition);
    await site.storage.writeOnce(keys.liveEntry(3), JSON.stringify({ sequence: 3, composition: id, parts }));
    const before = live.composition.id;
    await live.look();
    expect(live.composition.id).toBe(before);
    await site.storage.remove(keys.liveEntry(3));
    await goLive({
      storage,
      readConfig: async () => live.composition.config,
      reason: 'again',
      choose: () => live.composition.parts,
      change: (state) => ({ ...state, freeze: { until: tomorrow, why: 'signed' } }),
    });
    await live.look();
    expect((await findLive(storage))?.sequence).toBe(3);
  } finally {
    live.stop();
  }
}, 60_000);

test('without a key of the site, a command is refused by a sentence', async () => {
  process.env.SIGNING_KEYS = join(folder, 'team');
  await expect(freeze({ until: tomorrow, why: 'test' })).rejects.toThrow(
    'Entry 3 of the live log changes site, and is signed for no part: ask the owner of site',
  );
});

test('public keys that KEYS_FILE names must be there', async () => {
  await rm(join(folder, 'keys.json'));
  await expect(freeze({ until: tomorrow, why: 'test' })).rejects.toThrow('KEYS_FILE names');
});
