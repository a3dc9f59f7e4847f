/** @jest-environment node */
import { describeStorage } from '../testing/storage/contract';
import { MemoryStorage } from '../testing/memory-site';
import { PreviewStorage } from './preview-storage';

describeStorage('a preview over a storage', async () => ({
  storage: new PreviewStorage(new MemoryStorage(), 'new-search'),
  close: async () => undefined,
}));

describe('a preview over a site', () => {
  const open = async (entries: Record<string, string>) => {
    const site = new MemoryStorage();
    for (const [key, text] of Object.entries(entries)) await site.writeOnce(key, text);
    return { site, preview: new PreviewStorage(site, 'new-search') };
  };
  const text = (bytes: Buffer | undefined) => bytes?.toString();

  it('reads and lists what the site has, and what is its own first', async () => {
    const { preview } = await open({ 'files/a/x.js': 'site', 'previews/new-search/files/a/y.js': 'own' });
    expect([text(await preview.read('files/a/x.js')), text(await preview.read('files/a/y.js'))]).toEqual([
      'site',
      'own',
    ]);
    expect(await preview.list('files/')).toEqual(['files/a/x.js', 'files/a/y.js']);
  });

  it.each(['live/00000001.json', 'compositions/c/composition.json', 'leases/l.json', 'prunings/p.json'])(
    'has its own %s and never that of the site',
    async (key) => {
      const { preview, site } = await open({ [key]: 'site' });
      expect(await preview.read(key)).toBeUndefined();
      expect(await preview.list(key.slice(0, key.indexOf('/') + 1))).toEqual([]);
      expect(await preview.writeOnce(key, 'own')).toBe('written');
      expect([text(await preview.read(key)), text(await site.read(key))]).toEqual(['own', 'site']);
    },
  );

  it('writes and removes nothing of the site', async () => {
    const { preview, site } = await open({ 'files/a/x.js': 'site' });
    expect(await preview.writeOnce('files/a/x.js', 'own')).toBe('exists');
    await preview.remove('files/a/x.js');
    await preview.writeOnce('files/a/z.js', 'own');
    expect(await site.list('')).toEqual(['files/a/x.js', 'previews/new-search/files/a/z.js']);
  });
});
