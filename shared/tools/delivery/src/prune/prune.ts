import type { Release } from '@site/contracts';
import { brotliSuffix, type Lease, eachOf, keys, type Storage, withPruning } from '../storage';
import { findLive } from '../activate';
import { listPreviews, removePreview } from '../preview';
import { findRelease } from '../release';
import { findKept, type Kept, nameOf } from './kept';

const dayMs = 86_400_000;

export interface PruneReport {
  compositions: number;
  /** Previews that were not composed for the period. */
  previews: number;
  releases: number;
  content: number;
  files: number;
  leftovers: number;
}

/**
 * Removes what was not live for `keepDays` and is not a rollback target. Keeps unreferenced content during other work.
 */
export async function prune(storage: Storage, keepDays: number): Promise<PruneReport> {
  return withPruning(storage, async (leases) => {
    const live = await findLive(storage);
    const leftovers = (await storage.removeLeftovers?.()) ?? 0;
    if (!live) return { compositions: 0, previews: 0, releases: 0, content: 0, files: 0, leftovers };
    const cutoff = Date.now() - keepDays * dayMs;
    const previews = (await listPreviews(storage)).filter((preview) => Date.parse(preview.live.at) < cutoff);
    await eachOf(previews, ({ name }) => removePreview(storage, name));
    const kept = await findKept(storage, live, leases, cutoff);
    const isSpared = (isWhole: boolean) => !isWhole && leases.length > 0;
    const compositions = await removeFolders(
      storage,
      keys.compositions,
      'composition.json',
      (id, isWhole) => kept.compositions.has(id) || isSpared(isWhole),
    );
    const young = await findYoung(storage, kept.releases, cutoff);
    const keptReleases = new Set([...kept.releases, ...young]);
    const releases = await removeFolders(
      storage,
      keys.releases,
      'release.json',
      (name, isWhole) => keptReleases.has(name) || isSpared(isWhole),
    );
    const content = leases.length > 0 ? 0 : await removeContent(storage, kept);
    return {
      compositions,
      previews: previews.length,
      releases,
      content,
      files: await removeFiles(storage, keptReleases, leases),
      leftovers,
    };
  });
}

/** Unreferenced content. Not during other work, because content is written before its composition. */
async function removeContent(storage: Storage, kept: Kept): Promise<number> {
  const found = await eachOf([keys.pageSets, keys.pages, keys.registries, keys.instances, keys.rootFiles], (prefix) =>
    storage.list(prefix),
  );
  // Sets first, because a set is reused without checking its pages.
  const unwanted = found.map((some) => some.filter((key) => !kept.content.has(key)));
  for (const some of unwanted) await eachOf(some, (key) => storage.remove(key));
  return unwanted.flat().length;
}

async function findYoung(storage: Storage, kept: ReadonlySet<string>, cutoff: number): Promise<string[]> {
  const others = [...foldersOf(await storage.list(keys.releases), keys.releases).keys()].filter(
    (name) => !kept.has(name),
  );
  const releases = await eachOf(others, readNamed(storage));
  return releases
    .filter((each) => each !== undefined)
    .filter(({ builtAt }) => Date.parse(builtAt) > cutoff)
    .map(nameOf);
}

/** `sentinel` marks a complete folder and is removed first. Returns the number of folders. */
async function removeFolders(
  storage: Storage,
  prefix: string,
  sentinel: string,
  isKept: (name: string, isWhole: boolean) => boolean,
): Promise<number> {
  const folders = [...foldersOf(await storage.list(prefix), prefix)];
  const unwanted = folders.filter(([name, found]) => !isKept(name, found.includes(`${prefix}${name}/${sentinel}`)));
  await eachOf(unwanted, ([name]) => storage.remove(`${prefix}${name}/${sentinel}`));
  await eachOf(
    unwanted.flatMap(([, found]) => found),
    (key) => storage.remove(key),
  );
  return unwanted.length;
}

/** Compositions have one level, releases two (`<part>/<version>`). */
function foldersOf(found: readonly string[], prefix: string): Map<string, string[]> {
  const depth = prefix === keys.compositions ? 1 : 2;
  const folders = new Map<string, string[]>();
  for (const key of found) {
    const name = key.slice(prefix.length).split('/').slice(0, depth).join('/');
    folders.set(name, [...(folders.get(name) ?? []), key]);
  }
  return folders;
}

/** Browser files without a kept release. Releases of a part share most files. */
async function removeFiles(storage: Storage, kept: ReadonlySet<string>, leases: readonly Lease[]): Promise<number> {
  const releases = (await eachOf([...kept], readNamed(storage))).filter((release) => release !== undefined);
  const named = releases.flatMap(({ part, files }) => files.map(({ name }) => keys.file(part, name)));
  const leased = leases.flatMap(({ files = {} }) =>
    Object.entries(files).flatMap(([part, names]) => names.map((name) => keys.file(part, name))),
  );
  const wanted = new Set([...named, ...leased].flatMap((key) => [key, key + brotliSuffix]));
  const unwanted = (await storage.list(keys.files)).filter((key) => !wanted.has(key));
  await eachOf(unwanted, (key) => storage.remove(key));
  return unwanted.length;
}

function readNamed(storage: Storage): (name: string) => Promise<Release | undefined> {
  return (name) => {
    const [part = '', version = ''] = name.split('/');
    return findRelease(storage, part, version);
  };
}
