import type { Storage } from '../../storage';

/** The contract of every storage. `open` returns an empty one. */
export function describeStorage(name: string, open: () => Promise<Storage>): void {
  describe(name, () => {
    let storage: Storage;
    beforeEach(async () => void (storage = await open()));

    it('gives back what was written, byte for byte', async () => {
      const bytes = Buffer.from([0, 255, 13, 10, 128]);
      expect(await storage.read('files/a/picture.avif')).toBeUndefined();
      expect(await storage.writeOnce('files/a/picture.avif', bytes)).toBe('written');
      expect(await storage.read('files/a/picture.avif')).toEqual(bytes);
    });

    it.each(['', 'first'])('never overwrites "%s"', async (text) => {
      expect(await storage.writeOnce('live/1.json', text)).toBe('written');
      expect(await storage.writeOnce('live/1.json', 'second')).toBe('exists');
      expect((await storage.read('live/1.json'))?.toString()).toBe(text);
    });

    it('lets exactly one of many win who write the same key at the same moment', async () => {
      const outcomes = await Promise.all(
        Array.from({ length: 12 }, (_, index) => storage.writeOnce('live/1.json', `team ${index}`)),
      );
      expect(outcomes.filter((outcome) => outcome === 'written')).toHaveLength(1);
      expect((await storage.read('live/1.json'))?.toString()).toBe(`team ${outcomes.indexOf('written')}`);
    });

    it('lists the keys that start with a prefix, in order, and nothing else', async () => {
      const page = `pages/0123/${encodeURIComponent('/project_details/3')}.html`;
      for (const key of ['files/b/2.js', 'files/a/1.js', 'files/a/1.js.br', 'filesystem.txt', page])
        await storage.writeOnce(key, key);
      expect(await storage.list('files/')).toEqual(['files/a/1.js', 'files/a/1.js.br', 'files/b/2.js']);
      expect(await storage.list('files/a/1.js')).toEqual(['files/a/1.js', 'files/a/1.js.br']);
      expect(await storage.list('pages/')).toEqual([page]);
      expect(await storage.list('rethings/')).toEqual([]);
    });

    it('lists more keys than fit on one page of an answer', async () => {
      const keys = Array.from({ length: 25 }, (_, index) => `things/${String(index).padStart(2, '0')}.json`);
      await Promise.all(keys.map((key) => storage.writeOnce(key, 'thing')));
      expect(await storage.list('things/')).toEqual(keys);
    });

    it('removes a key, after which it can be written again, and minds no key that is not there', async () => {
      await storage.writeOnce('things/1.json', 'first');
      await storage.remove('things/1.json');
      await storage.remove('things/1.json');
      expect(await storage.read('things/1.json')).toBeUndefined();
      expect(await storage.list('things/')).toEqual([]);
      expect(await storage.writeOnce('things/1.json', 'second')).toBe('written');
    });
  });
}
