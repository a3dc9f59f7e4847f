/** @jest-environment node */
import { keys } from '../../storage';
import { ask } from '../../testing/ask';
import { MemorySite, registryNameOf, until } from '../../testing/memory-site';
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
  JSON.parse((await ask(port, '/_/health')).body) as { ready: boolean; composition: string; storage: string };

describe('an activation', () => {
  it('is shown by a running server, which keeps the old registry', async () => {
    // A busy machine may exceed the short limit of other tests.
    const port = await site.listen({ readLimitMs: 30_000 });
    await site.compose('000000000002', 'second');
    await site.activate('000000000002');
    await until(async () => (await titleOf(port)).includes('second'));
    expect(JSON.parse((await ask(port, `/_/registry/${registryNameOf('000000000001')}.json`)).body)).toMatchObject({
      composition: '000000000001',
    });
    expect(site.problems).toEqual([]);
  });

  it('costs two reads for each look while there is none', async () => {
    await site.listen();
    // A listening server still reads files for a moment.
    await until(async () => {
      site.storage.reads = [];
      await looks(3);
      return new Set(site.storage.reads).size === 2;
    });
    expect(new Set(site.storage.reads)).toEqual(new Set([keys.liveEntry(1), keys.liveEntry(2)]));
  });
});

describe('while the storage', () => {
  it.each(['failing', 'hanging'] as const)(
    'is %s, pages and scripts go on from memory, and one sentence is logged',
    async (mode) => {
      const port = await site.listen();
      await ask(port, '/_/shop/main.abc.js');
      site.storage.mode = mode;
      await until(() => site.problems.length > 0);
      for (const path of [
        '/',
        '/agency',
        '/project_details/1',
        '/project_details/99',
        '/nowhere',
        '/robots.txt',
        '/_/shop/main.abc.js',
        `/_/registry/${registryNameOf('000000000001')}.json`,
      ]) {
        expect([200, 404]).toContain((await ask(port, path, { 'accept-encoding': 'gzip' })).status);
      }
      expect(await health(port)).toMatchObject({ ready: true, storage: 'failing' });
      await looks(mode === 'failing' ? 3 : 1);
      expect(site.problems).toHaveLength(1);
      expect(site.problems[0]).toContain(keys.liveEntry(2));
      expect(site.problems[0]).toContain('Pages go on from memory');
    },
  );

  it.each(['failing', 'hanging'] as const)(
    'is %s, other files are refused in time and served afterwards',
    async (mode) => {
      const port = await site.listen();
      site.storage.mode = mode;
      const { status, headers, body } = await ask(port, '/_/shop/photo.abc.avif');
      expect([status, headers['retry-after'], headers['cache-control'], headers['x-content-type-options']]).toEqual([
        503,
        '5',
        'no-store',
        'nosniff',
      ]);
      expect(body).toBe('This cannot be shown right now. Please try again in a moment.\n');
      site.storage.mode = 'sound';
      expect(await titleOf(port, '/_/shop/photo.abc.avif')).toBe('a photo');
      await until(async () => (await health(port)).storage === 'sound');
      expect(site.problems).toEqual([
        expect.stringContaining('Pages go on from memory'),
        'storage: no longer a problem.',
      ]);
    },
  );

  it('hangs, no second look is begun beside the first', async () => {
    const live = await LiveSite.open({ storage: site.storage, pollMs: 60_000, readLimitMs: 100, log: site.log });
    live.stop();
    site.storage.mode = 'hanging';
    site.storage.reads = [];
    await Promise.all([live.look(), live.look(), live.look()]);
    expect(site.storage.reads.filter((key) => key.startsWith('live/'))).toEqual([keys.liveEntry(2)]);
  });
});

describe('a lost storage', () => {
  it('is reported by health; missing files get 503 until it is back', async () => {
    const port = await site.listen();
    await ask(port, '/_/shop/main.abc.js');
    const objects = new Map(site.storage.objects);
    site.storage.objects.clear();
    await until(async () => (await health(port)).storage === 'failing');
    expect(site.problems).toEqual([
      'live/00000001.json, which is live, is missing from the storage. Pages go on from memory as they were.',
    ]);
    expect([(await ask(port, '/')).status, (await ask(port, '/_/shop/photo.abc.avif')).status]).toEqual([200, 503]);
    for (const [key, bytes] of objects) site.storage.objects.set(key, bytes);
    await until(async () => (await health(port)).storage === 'sound');
  });

  it('without pages makes the server not ready until they are back', async () => {
    const pages = [...site.storage.objects].filter(([key]) => key.startsWith('pages/'));
    for (const [key] of pages) site.storage.objects.delete(key);
    const port = await site.listen();
    expect(await health(port)).toMatchObject({ alive: true, ready: false, storage: 'failing' });
    for (const [key, bytes] of pages) site.storage.objects.set(key, bytes);
    await until(async () => (await health(port)).ready);
  });
});

describe('damage in the storage', () => {
  it.each<[string, string, () => Promise<void>]>([
    [
      'an entry of the live log',
      keys.liveEntry(2),
      async () => void (await site.storage.writeOnce(keys.liveEntry(2), '{"sequence":')),
    ],
    [
      'an empty entry of the live log',
      keys.liveEntry(2),
      async () => void (await site.storage.writeOnce(keys.liveEntry(2), '')),
    ],
    [
      'a composition that was cut short',
      keys.composition('000000000002'),
      async () => {
        await site.storage.writeOnce(keys.composition('000000000002'), '{"id":"000000000002","pages":{');
        await site.activate('000000000002');
      },
    ],
    [
      'a composition without pages',
      keys.composition('000000000002'),
      async () => {
        await site.storage.writeOnce(keys.composition('000000000002'), '{"id":"000000000002"}');
        await site.activate('000000000002');
      },
    ],
    ['a composition that is missing', keys.composition('000000000002'), async () => site.activate('000000000002')],
    [
      'a page of a composition',
      'pages/000000000002/%2F.html',
      async () => {
        const { pages } = await site.compose('000000000002', 'second');
        site.storage.objects.set(pages['/']?.file ?? '', Buffer.from('<!doctype html><title>cut'));
        await site.activate('000000000002');
      },
    ],
    [
      'a page that is missing',
      'pages/000000000002/%2Fagency.html',
      async () => {
        const { pages } = await site.compose('000000000002', 'second');
        site.storage.objects.delete(pages['/agency']?.file ?? '');
        await site.activate('000000000002');
      },
    ],
  ])('(%s) leaves what is shown as it is, and is logged once with the name of the file', async (_, file, breakIt) => {
    const port = await site.listen();
    await breakIt();
    await until(() => site.problems.length > 0);
    await looks(4);
    expect(await titleOf(port)).toContain('first');
    expect((await ask(port, '/agency')).status).toBe(200);
    expect(site.problems).toHaveLength(1);
    expect(site.problems[0]).toContain(file);
  });

  it('is over when it is mended: the new composition is shown', async () => {
    const port = await site.listen();
    await site.compose('000000000002', 'second');
    const whole = site.storage.objects.get(keys.composition('000000000002')) ?? Buffer.of();
    site.storage.objects.set(keys.composition('000000000002'), whole.subarray(0, 100));
    await site.activate('000000000002');
    await until(() => site.problems.length > 0);
    site.storage.objects.set(keys.composition('000000000002'), whole);
    await until(async () => (await titleOf(port)).includes('second'));
  });

  it('is not sent as a released file that browsers would keep for a year', async () => {
    site.storage.objects.set(keys.file('shop', 'photo.abc.avif'), Buffer.from('a pho'));
    const port = await site.listen();
    const { status, headers } = await ask(port, '/_/shop/photo.abc.avif');
    expect([status, headers['cache-control']]).toEqual([503, 'no-store']);
    await ask(port, '/_/shop/photo.abc.avif');
    expect(site.problems).toEqual(['files/shop/photo.abc.avif in the storage differs from what was released.']);
  });

  it('is not sent as a registry, whose name is its hash', async () => {
    const name = registryNameOf('000000000001');
    site.storage.objects.set(keys.registry(name), Buffer.from('{"composition":"000000000666"}'));
    const port = await site.listen();
    expect((await ask(port, `/_/registry/${name}.json`)).status).toBe(503);
    await until(async () => (await health(port)).storage === 'failing');
    expect(site.problems).toContain(`registry/${name}.json in the storage differs from what was released.`);
  });

  it('of a precompressed file is passed over: the file itself is sent with gzip', async () => {
    site.storage.objects.set(`${keys.file('shop', 'main.abc.js')}.br`, Buffer.from('cut'));
    const port = await site.listen();
    const { status, headers } = await ask(port, '/_/shop/main.abc.js', { 'accept-encoding': 'br, gzip' });
    expect([status, headers['content-encoding']]).toEqual([200, 'gzip']);
    expect(site.problems).toEqual([expect.stringContaining('files/shop/main.abc.js.br')]);
  });
});

describe('a start', () => {
  it.each<[string, string, () => void]>([
    ['an empty storage', 'Nothing is live in this storage yet.', () => site.storage.objects.clear()],
    [
      'a damaged pointer',
      'live/00000001.json in the storage is damaged',
      () => void site.storage.objects.set(keys.liveEntry(1), Buffer.from('{')),
    ],
    [
      'a damaged composition',
      'compositions/000000000001/composition.json in the storage is damaged',
      () => void site.storage.objects.set(keys.composition('000000000001'), Buffer.from('{"id":')),
    ],
    [
      'a composition without pages',
      'compositions/000000000001/composition.json in the storage is damaged',
      () => void site.storage.objects.set(keys.composition('000000000001'), Buffer.from('{}')),
    ],
    [
      'a storage that fails',
      'The storage of the site cannot be read: connect ECONNREFUSED',
      () => void (site.storage.mode = 'failing'),
    ],
    [
      'a storage that hangs',
      'The storage has not answered within 0.05 s, asked for live/00000001.json.',
      () => void (site.storage.mode = 'hanging'),
    ],
  ])('on %s is refused in a sentence', async (_, sentence, breakIt) => {
    breakIt();
    await expect(site.listen()).rejects.toThrow(sentence);
  });

  it('with one page lost shows all the others', async () => {
    site.storage.objects.delete('pages/000000000001/%2Fagency.html');
    const port = await site.listen();
    expect([(await ask(port, '/')).status, (await ask(port, '/agency')).status]).toEqual([200, 503]);
    expect(site.problems).toEqual(['pages/000000000001/%2Fagency.html in the storage is missing.']);
  });
});
