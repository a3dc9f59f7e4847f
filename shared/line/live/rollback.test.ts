/** @jest-environment node */
import type { Activation, Composition } from '@site/contracts';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FolderStorage, keys } from '../storage';
import { activate, findLive } from './live-log';
import { findPartTarget, findSiteTarget } from './rollback';

let folder: string;
let storage: FolderStorage;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'manzil-rollback-'));
  storage = new FolderStorage(folder);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function live(
  parts: Composition['parts'],
  rollback: Pick<Activation, 'restores' | 'part'> = {},
): Promise<Activation> {
  const id = Object.entries(parts).flat().join('');
  await storage.writeOnce(keys.composition(id), JSON.stringify({ id, parts }));
  for (const [part, version] of Object.entries(parts))
    await storage.writeOnce(keys.release(part, version), JSON.stringify({ part, version }));
  return activate(storage, {
    composition: id,
    parts,
    after: (await findLive(storage))?.sequence ?? 0,
    reason: 'test',
    ...rollback,
  });
}

const siteTarget = async (from: Activation) => (await findSiteTarget(storage, from))?.activation.composition;
const partTarget = async (from: Activation, part: string) => (await findPartTarget(storage, from, part))?.parts[part];

describe('a rollback of the site', () => {
  it('has nothing to go back to after the first activation', async () => {
    expect(await siteTarget(await live({ a: '1' }))).toBeUndefined();
  });

  it('goes back to what was live before', async () => {
    await live({ a: '1' });
    expect(await siteTarget(await live({ a: '2' }))).toBe('a1');
  });

  it('goes on further back the second time, not forth again', async () => {
    await live({ a: '1' });
    await live({ a: '2' });
    await live({ a: '3' });
    expect(await siteTarget(await live({ a: '2' }, { restores: 2 }))).toBe('a1');
  });

  it('after a later release goes back to what the rollback had restored', async () => {
    await live({ a: '1' });
    await live({ a: '2' });
    await live({ a: '1' }, { restores: 1 });
    const fixed = await live({ a: '3' });
    expect(await siteTarget(fixed)).toBe('a1');
    expect(await siteTarget(await live({ a: '1' }, { restores: 3 }))).toBeUndefined();
  });

  it('steps over what was live with releases that have been pruned', async () => {
    await live({ a: '1' });
    await live({ a: '2' });
    const now = await live({ a: '3' });
    await storage.remove(keys.release('a', '2'));
    expect(await siteTarget(now)).toBe('a1');
  });

  it('needs no composition of that time: the log names the releases', async () => {
    await live({ a: '1' });
    const now = await live({ a: '2' });
    await storage.remove(keys.composition('a1'));
    expect((await findSiteTarget(storage, now))?.parts).toEqual({ a: '1' });
  });

  it('skips a change of settings', async () => {
    await live({ a: '1' });
    await live({ a: '2' });
    const now = await live({ a: '2' });
    expect(await siteTarget(now)).toBe('a1');
  });
});

describe('a rollback of one part', () => {
  it('finds its version before, whatever others have released since', async () => {
    await live({ a: '1', b: '1' });
    await live({ a: '2', b: '1' });
    const now = await live({ a: '2', b: '2' });
    expect(await partTarget(now, 'a')).toBe('1');
    expect(await partTarget(now, 'b')).toBe('1');
  });

  it('goes on further back the second time, and other parts do not notice', async () => {
    await live({ a: '1', b: '1' });
    await live({ a: '2', b: '1' });
    await live({ a: '3', b: '1' });
    await live({ a: '2', b: '1' }, { restores: 2, part: 'a' });
    const now = await live({ a: '2', b: '2' });
    expect(await partTarget(now, 'a')).toBe('1');
    expect(await partTarget(now, 'b')).toBe('1');
  });

  it('finds it after the only composition with it has been pruned', async () => {
    await live({ a: '1', b: '1' });
    const now = await live({ a: '2', b: '1' });
    await storage.remove(keys.composition('a1b1'));
    expect(await partTarget(now, 'a')).toBe('1');
  });

  it('has nothing to go back to when the part has had one version', async () => {
    await live({ a: '1', b: '1' });
    expect(await partTarget(await live({ a: '1', b: '2' }), 'a')).toBeUndefined();
  });
});
