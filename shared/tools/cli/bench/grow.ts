import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Composition, Release } from '@site/contracts';
import { configOf, type Settings } from '@site/delivery/settings';
import { brotliSuffix, eachOf, FolderStorage, keys, readJson, type Storage } from '@site/delivery/storage';
import { activate, findLive, findLiveComposition, goLive } from '@site/delivery/activate';

export interface GrownSite {
  storage: FolderStorage;
  composition: Composition;
  remove: () => Promise<void>;
}

/** Copies the configured storage and adds remotes. */
export async function growSite(settings: Settings, remotes: number): Promise<GrownSite> {
  const folder = await mkdtemp(join(tmpdir(), 'manzil-growth-'));
  await cp(settings.siteDir, folder, { recursive: true });
  const storage = new FolderStorage(folder);
  const live = await findLiveComposition(storage);
  if (!live) throw new Error('Nothing is live. Run npx manzil compose first.');
  const extra = await addRemotes(storage, remotes - (Object.keys(live.parts).length - 1));
  const { composition } = await goLive({
    storage,
    readConfig: async () => configOf(settings.site),
    reason: 'grow',
    choose: (now) => ({ ...now?.parts, ...extra }),
  });
  return { storage, composition, remove: () => rm(folder, { recursive: true, force: true }) };
}

async function addRemotes(storage: Storage, count: number): Promise<Record<string, string>> {
  const names = Array.from({ length: count }, (_, index) => `extra-${String(index + 1).padStart(2, '0')}`);
  const versions = await eachOf(
    names,
    async (name) => [name, await deriveRelease(storage, 'account', name, 'first')] as const,
  );
  return Object.fromEntries(versions);
}

/** A release, possibly of a new part, with another part's live files and code. */
export async function deriveRelease(storage: Storage, from: string, part: string, label: string): Promise<string> {
  const live = await findLiveComposition(storage);
  const original = await readJson<Release>(storage, keys.release(from, live?.parts[from] ?? ''));
  const version = `${original.version}-${label}`;
  const routes =
    part === from ? original.routes : original.routes.map((route) => ({ ...route, path: `/${part}${route.path}` }));
  for (const { name } of part === from ? [] : original.files) {
    for (const suffix of ['', brotliSuffix])
      await copy(storage, keys.file(from, name) + suffix, keys.file(part, name) + suffix);
  }
  await copy(storage, keys.nodeBundle(from, original.version), keys.nodeBundle(part, version));
  await copy(storage, keys.types(from, original.version), keys.types(part, version));
  await storage.writeOnce(keys.release(part, version), JSON.stringify({ ...original, part, version, routes }));
  return version;
}

/** Adds releases and activations of the account remote; the last equals the current one. */
export async function lengthenHistory(storage: Storage, composition: Composition, count: number): Promise<void> {
  const { account = '' } = composition.parts;
  const release = await readJson<Release>(storage, keys.release('account', account));
  const before = (await findLive(storage))?.sequence ?? 0;
  for (let added = 1; added <= count; added += 1) {
    const isLast = added === count;
    const [id, version] = isLast ? [composition.id, account] : [`${composition.id}-${added}`, `${account}-${added}`];
    await storage.writeOnce(keys.release('account', version), JSON.stringify({ ...release, version }));
    await storage.writeOnce(
      keys.composition(id),
      JSON.stringify({ ...composition, id, parts: { ...composition.parts, account: version } }),
    );
    await activate(storage, { composition: id, after: before + added - 1, reason: `release account ${version}` });
  }
}

async function copy(storage: Storage, from: string, to: string): Promise<void> {
  const bytes = await storage.read(from);
  if (bytes) await storage.writeOnce(to, bytes);
}
