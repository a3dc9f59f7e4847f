/** @jest-environment node */
import { existsSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { livePath } from '@site/contracts';
import { keys } from '../storage';
import { ask } from '../testing/ask';
import { MemorySite, pageFile, registryNameOf, until } from '../testing/memory-site';
import { replaceMethods } from '../testing/storage/replace-methods';
import { PublishedSite, serve } from '../publish';
import { LiveSite } from './live-site';

const script = 'console.log("a script");'.repeat(20);
let site: MemorySite;

beforeEach(async () => {
  site = new MemorySite();
  await site.release('1.0.0-00000001', { 'main.abc.js': script, 'photo.abc.avif': 'a photo' });
  await site.goLive();
});
afterEach(() => site.close());

async function looks(count: number): Promise<void> {
  const isLook = (key: string) => key.startsWith('live/');
  const before = site.storage.reads.filter(isLook).length;
  await until(() => site.storage.reads.filter(isLook).length >= before + count);
}

const titleOf = async (port: number, path = '/') => (await ask(port, path)).body;
const health = async (port: number) =>
  JSON.parse((await ask(port, '/_/health')).body) as {
    ready: boolean;
    composition: string;
    storage: string;
  };

test('an activation is shown by a running server, which keeps the old registry', async () => {
  const port = await site.listen();
  await site.compose('000000000002', 'second');
  await site.activate('000000000002');
  await until(async () => (await titleOf(port)).includes('second'));
  expect((await ask(port, livePath)).body).toBe(registryNameOf('000000000002'));
  expect(JSON.parse((await ask(port, `/_/registry/${registryNameOf('000000000001')}.json`)).body)).toMatchObject({
    composition: '000000000001',
  });
  expect(site.problems).toEqual([]);
});

test('pages are shown before released files are there, and a request for one waits', async () => {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  const storage = replaceMethods(site.storage, {
    read: async (key) => {
      if (key.startsWith('files/')) await opened;
      return site.storage.read(key);
    },
  });
  const { log } = site;
  const live = await LiveSite.open({ storage, log });
  const server = await serve({ site: live, port: 0, host: '127.0.0.1', contact: async () => undefined, log });
  const { port } = server.address() as AddressInfo; // A listening TCP server has one.
  expect(await titleOf(port)).toContain('first');
  const asked = ask(port, '/_/shop/main.abc.js');
  await titleOf(port);
  open();
  const { body } = await asked;
  await new Promise((resolve) => server.close(resolve));
  expect(body).toBe(script);
});

test('one composition is shown without a log', async () => {
  const { storage, log } = new MemorySite();
  for (const [key, bytes] of site.storage.objects) if (!key.startsWith('live/')) storage.objects.set(key, bytes);
  const shown = await PublishedSite.publish({ storage, log }, '000000000001');
  expect(await shown.checkFolder()).toEqual({ hasPages: true, isWhole: true });
  await shown.stop();
});

test('a site that stops while released files are written leaves no folder and logs nothing', async () => {
  const files = Object.fromEntries(Array.from({ length: 50 }, (_, index) => [`main.${index}.js`, script]));
  await site.release('1.0.0-00000002', files);
  await site.compose('000000000002', 'second', { parts: { shop: '1.0.0-00000002' } });
  await site.activate('000000000002');
  const live = await LiveSite.open({ storage: site.storage, pollMs: 5, log: site.log });
  const { released } = live;
  await until(() => existsSync(join(released, 'public/_/shop')));
  await live.stop();
  expect([existsSync(dirname(released)), site.problems]).toEqual([false, []]);
});

describe('a storage that fails', () => {
  test.each(['failing', 'hanging', 'lost'] as const)(
    '(%s) does not matter to what is shown, and is logged once',
    async (mode) => {
      const port = await site.listen({ readLimitMs: 1_000 });
      const objects = new Map(site.storage.objects);
      if (mode === 'lost') site.storage.objects.clear();
      else site.storage.mode = mode;
      await until(async () => (await health(port)).storage === 'failing');
      const answers = await Promise.all(
        [
          '/',
          '/agency',
          '/project_details/1',
          '/robots.txt',
          '/_/shop/main.abc.js',
          '/_/shop/photo.abc.avif',
          `/_/registry/${registryNameOf('000000000001')}.json`,
          '/_/release/shop/1.0.0-00000001.json',
          '/project_details/99',
          '/nowhere',
          '/_/shop/gone.js',
        ].map(async (path) => (await ask(port, path, { 'accept-encoding': 'gzip' })).status),
      );
      expect(answers).toEqual([...Array<number>(8).fill(200), 404, 404, 404]);
      expect(await health(port)).toMatchObject({ ready: true, folder: 'complete' });
      await looks(3); // The storage may have failed within a look, which then names another file than later ones.
      const times = site.problems.length;
      expect(site.problems.at(-1)).toMatch(/live\/0000000[12]\.json.* The site goes on as it was\.$|ECONNREFUSED/);
      await looks(mode === 'hanging' ? 1 : 3);
      expect(site.problems).toHaveLength(times);
      site.storage.mode = 'sound';
      for (const [key, bytes] of objects) site.storage.objects.set(key, bytes);
      await until(async () => (await health(port)).storage === 'sound');
      expect(site.problems.at(-1)).toBe('The site follows its storage again.');
      expect((await ask(port, '/_/shop/gone.js')).status).toBe(404);
      await site.compose('000000000002', 'second');
      await site.activate('000000000002');
      await until(async () => (await titleOf(port)).includes('second'));
    },
  );
});

describe('health', () => {
  test('is not ready without pages, until they are back in the storage', async () => {
    const pages = [...site.storage.objects].filter(([key]) => key.startsWith('pages/'));
    for (const [key] of pages) site.storage.objects.delete(key);
    const port = await site.listen();
    expect(await health(port)).toMatchObject({ alive: true, ready: false });
    for (const [key, bytes] of pages) site.storage.objects.set(key, bytes);
    await until(async () => (await health(port)).ready);
  });

  test('sees that published files are missing, and the next look publishes them again', async () => {
    const live = await LiveSite.open({ storage: site.storage, pollMs: 60_000, log: site.log });
    const { shown, released } = live;
    const whole = { hasPages: true, isWhole: true };
    expect(await live.checkFolder()).toEqual(whole);
    await rm(shown.folder, { recursive: true });
    expect(await live.checkFolder()).toEqual({ hasPages: false, isWhole: false });
    await live.look();
    expect(await live.checkFolder()).toEqual(whole);
    await rm(released, { recursive: true });
    expect(await live.checkFolder()).toEqual({ hasPages: true, isWhole: false });
    await live.look();
    expect(await live.checkFolder()).toEqual(whole);
    expect(existsSync(join(released, 'public/_/shop/photo.abc.avif'))).toBe(true);
    await live.stop();
  });
});

test('a disk of the published files that fails is named, and is not a failure of the storage', async () => {
  const live = await LiveSite.open({ storage: site.storage, pollMs: 60_000, log: site.log });
  await live.checkFolder(); // Released files are there.
  await rm(live.released, { recursive: true });
  await writeFile(live.released, 'no folder');
  await site.compose('000000000002', 'second');
  await site.activate('000000000002');
  for (const _ of ['first', 'again, without another line']) await live.look();
  expect(site.problems).toEqual([
    `The published files cannot be written: EEXIST: file already exists. Free their disk, or name another folder: a server has them in TMPDIR, which is ${tmpdir()}. The site goes on as it was.`,
  ]);
  expect([await live.checkFolder(), live.isStorageSound]).toEqual([{ hasPages: true, isWhole: false }, true]);
  await rm(live.released);
  await live.look();
  expect([await live.checkFolder(), live.shown.composition]).toEqual([
    { hasPages: true, isWhole: true },
    '000000000002',
  ]);
  await live.stop();
});

describe('damage in the storage', () => {
  test.each<[string, string, string | undefined]>([
    ['an entry of the live log', keys.liveEntry(2), '{"sequence":'],
    ['an empty entry of the live log', keys.liveEntry(2), ''],
    ['a composition that was cut short', keys.composition('000000000002'), '{"id":"000000000002","pages":{'],
    ['a composition without pages', keys.composition('000000000002'), '{"id":"000000000002"}'],
    ['a composition that is missing', keys.composition('000000000002'), undefined],
    ['a page of a composition', pageFile('000000000002', '/'), '<!doctype html><title>cut'],
    ['a page that is missing', pageFile('000000000002', '/agency'), undefined],
  ])('(%s) leaves what is shown as it is, and is logged once with the name of the file', async (_, key, text) => {
    const port = await site.listen();
    await site.compose('000000000002', 'second');
    if (text === undefined) site.storage.objects.delete(key);
    else site.storage.objects.set(key, Buffer.from(text));
    await site.activate('000000000002');
    await until(() => site.problems.length > 0);
    await looks(4);
    expect(await titleOf(port)).toContain('first');
    expect((await ask(port, '/agency')).status).toBe(200);
    expect(site.problems).toEqual([expect.stringContaining(key)]);
  });

  test('is over when it is mended: the new composition is shown', async () => {
    const port = await site.listen();
    await site.compose('000000000002', 'second');
    const whole = site.storage.objects.get(keys.composition('000000000002')) ?? Buffer.of();
    site.storage.objects.set(keys.composition('000000000002'), whole.subarray(0, 100));
    await site.activate('000000000002');
    await until(() => site.problems.length > 0);
    site.storage.objects.set(keys.composition('000000000002'), whole);
    await until(async () => (await titleOf(port)).includes('second'));
  });

  test.each([
    ['a released file', '/_/shop/photo.abc.avif', keys.file('shop', 'photo.abc.avif')],
    [
      'a registry, whose name is its hash',
      `/_/registry/${registryNameOf('000000000001')}.json`,
      keys.registry(registryNameOf('000000000001')),
    ],
  ])('is not sent as %s', async (_, path, key) => {
    site.storage.objects.set(key, Buffer.from('{}'));
    const port = await site.listen();
    const { status, headers } = await ask(port, path);
    expect([status, headers['cache-control']]).toEqual([404, 'no-store']);
    expect(site.problems).toContain(`${key} in the storage differs from what was released.`);
  });
});

describe('a start', () => {
  const damaged = (key: string, text: string) => () => void site.storage.objects.set(key, Buffer.from(text));
  const composition = 'compositions/000000000001/composition.json';

  test.each<[string, () => void]>([
    ['Nothing is live in this storage yet.', () => site.storage.objects.clear()],
    ['live/00000001.json in the storage is damaged', damaged(keys.liveEntry(1), '{')],
    [`${composition} in the storage is damaged`, damaged(composition, '{"id":')],
    [`${composition} in the storage is damaged`, damaged(composition, '{}')],
    ['The storage of the site cannot be read: connect ECONNREFUSED', () => void (site.storage.mode = 'failing')],
    [
      'The storage has not answered within 0.2 s, asked for live/00000001.json.',
      () => void (site.storage.mode = 'hanging'),
    ],
  ])('is refused in a sentence: %s', async (sentence, breakIt) => {
    breakIt();
    await expect(site.listen({ readLimitMs: 200 })).rejects.toThrow(sentence);
  });

  test('with one page lost shows all the others, and is ready', async () => {
    site.storage.objects.delete('pages/000000000001/%2Fagency.html');
    const port = await site.listen();
    const { status, headers, body } = await ask(port, '/agency');
    expect([(await ask(port, '/')).status, status, headers['retry-after'], headers['cache-control']]).toEqual([
      200,
      503,
      '5',
      'no-store',
    ]);
    expect(body).toBe('This cannot be shown right now. Please try again in a moment.\n');
    expect(site.problems[0]).toBe('pages/000000000001/%2Fagency.html is missing from the storage.');
    expect(await health(port)).toMatchObject({ ready: true, folder: 'damaged' });
  });
});
