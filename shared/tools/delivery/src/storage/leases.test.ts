/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { withLease, withPruning } from './leases';
import { FolderStorage } from './folder-storage';
import { keys } from './storage';

let folder: string;
let storage: FolderStorage;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'manzil-leases-'));
  storage = new FolderStorage(folder);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const longAgo = JSON.stringify({ at: '2020-01-01T00:00:00.000Z', parts: {} });

describe('a lease', () => {
  it('is seen by a pruning that starts while the work goes on, and is gone afterwards', async () => {
    const seen = await withLease(storage, { parts: { shop: '1' } }, () =>
      withPruning(storage, async (leases) => leases),
    );
    expect(seen).toEqual([expect.objectContaining({ at: expect.any(String), parts: { shop: '1' } })]);
    expect(await storage.list('')).toEqual([]);
  });

  it('does not begin while a pruning is under way, and says which one', async () => {
    const work = jest.fn();
    await withPruning(storage, () =>
      expect(withLease(storage, { parts: {} }, work)).rejects.toThrow(/being removed .*by process \d+ on /),
    );
    expect(work).not.toHaveBeenCalled();
    expect(await storage.list('')).toEqual([]);
  });

  it('ends when its work fails', async () => {
    await expect(withLease(storage, { parts: {} }, () => Promise.reject(new Error('no space')))).rejects.toThrow(
      'no space',
    );
    expect(await storage.list('')).toEqual([]);
  });

  it('of a dead process on this machine is ignored, at any age', async () => {
    const { pid } = spawnSync(process.execPath, ['-e', ''], { cwd: folder });
    const note = JSON.stringify({ at: new Date().toISOString(), host: hostname(), pid, parts: {} });
    await storage.writeOnce(keys.pruning('killed'), note);
    expect(await withLease(storage, { parts: {} }, async () => 'done')).toBe('done');
  });

  it('of another machine counts while it is young', async () => {
    const note = JSON.stringify({ at: new Date().toISOString(), host: 'elsewhere', pid: 1, parts: {} });
    await storage.writeOnce(keys.lease('elsewhere'), note);
    expect(await withPruning(storage, async (leases) => leases)).toHaveLength(1);
  });

  it('of a process that died long ago counts for nothing', async () => {
    await storage.writeOnce(keys.lease('dead'), longAgo);
    await storage.writeOnce(keys.pruning('dead'), longAgo);
    expect(await withLease(storage, { parts: {} }, async () => 'done')).toBe('done');
    expect(await withPruning(storage, async (leases) => leases)).toEqual([]);
    expect(await storage.list('')).toEqual([]);
  });
});
