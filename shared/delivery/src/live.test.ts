/** @jest-environment node */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FolderStorage } from './folder-storage';
import { activate, findLive, listActivations, LiveMovedError } from './live';
import { keys } from './storage';

let folder: string;
let storage: FolderStorage;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'manzil-live-'));
  storage = new FolderStorage(folder);
  for (const id of ['aaa', 'bbb', 'ccc']) await storage.writeOnce(keys.composition(id), JSON.stringify({ id }));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('activate', () => {
  it('puts a composition live and keeps what was live before', async () => {
    await activate(storage, { composition: 'aaa', after: 0, reason: 'start' });
    await activate(storage, { composition: 'bbb', after: 1, reason: 'release projects' });
    expect(await findLive(storage)).toMatchObject({ sequence: 2, composition: 'bbb', reason: 'release projects' });
    expect((await listActivations(storage)).map(({ composition }) => composition)).toEqual(['bbb', 'aaa']);
  });

  it('refuses a second team that has not seen the first one\'s activation', async () => {
    await activate(storage, { composition: 'aaa', after: 0, reason: 'start' });
    await activate(storage, { composition: 'bbb', after: 1, reason: 'first' });
    await expect(activate(storage, { composition: 'ccc', after: 1, reason: 'second' })).rejects.toThrow(LiveMovedError);
    expect(await findLive(storage)).toMatchObject({ composition: 'bbb' });
  });

  it('lets exactly one of many win who activate at the same moment', async () => {
    const attempts = Array.from({ length: 20 }, () => activate(storage, { composition: 'aaa', after: 0, reason: 'race' }));
    const outcomes = await Promise.allSettled(attempts);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await listActivations(storage)).toHaveLength(1);
  });

  it('refuses a composition that is not in the storage', async () => {
    await expect(activate(storage, { composition: 'zzz', after: 0, reason: 'start' })).rejects.toThrow('There is no composition zzz');
  });
});

describe('FolderStorage', () => {
  it('never overwrites', async () => {
    expect(await storage.writeOnce('files/a.js', 'first')).toBe('written');
    expect(await storage.writeOnce('files/a.js', 'second')).toBe('exists');
    expect((await storage.read('files/a.js'))?.toString()).toBe('first');
  });

  it('lists keys below a prefix and leaves nothing half written behind', async () => {
    await storage.writeOnce('files/projects/b.js', 'b');
    await storage.writeOnce('files/projects/a.js', 'a');
    expect(await storage.list('files/projects/')).toEqual(['files/projects/a.js', 'files/projects/b.js']);
    expect(await storage.list('nothing/')).toEqual([]);
  });

  it('refuses a key that leads out of its folder', async () => {
    await expect(storage.read('../secret')).rejects.toThrow('points out of the storage');
  });
});
