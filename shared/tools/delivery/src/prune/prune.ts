import type { Release } from '@site/contracts';
import { brotliSuffix, type Lease, eachOf, keys, type Storage, withPruning } from '../storage';
import { findLive } from '../activate';
import { listPreviews, removePreview } from '../preview';
import { findRelease } from '../release';
import { findKept, type Kept, nameOf } from './kept';

const dayMs = 86_400_000;

export interface PruneReport {
  compositions: number;
  /** Previews that were not composed again for so long. */
  previews: number;
  releases: number;
  /** Pages, page sets, registries and files at the root, precompressed files included. */
  content: number;
  /** Browser files, their precompressed files included. */
  files: number;
  /** Files that interrupted writes had left. */
  leftovers: number;
}

/**
 * Removes what has not been live for so many days and is not needed to go back. What is half
 * written stays while anybody is working on the storage: it may be theirs.
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

/**
 * What no kept composition refers to. Not while anybody works on the storage: a composition is written after its
 * content.
 */
async function removeContent(storage: Storage, kept: Kept): Promise<number> {
  const found = await eachOf([keys.pageSets, keys.pages, keys.registries, keys.instances, keys.rootFiles], (prefix) =>
    storage.list(prefix),
  );
  // The sets first: a set is taken over without a look at its pages.
  const unwanted = found.map((some) => some.filter((key) => !kept.content.has(key)));
  for (const some of unwanted) await eachOf(some, (key) => storage.remove(key));
  return unwanted.flat().length;
}

/** Releases that were made after the cutoff, though they may never have been live. */
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

/** `sentinel` is the file that says that the others are complete: it goes first. Returns how many folders went. */
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

/** Compositions have one folder each, releases two (`<part>/<version>`). */
function foldersOf(found: readonly string[], prefix: string): Map<string, string[]> {
  const depth = prefix === keys.compositions ? 1 : 2;
  const folders = new Map<string, string[]>();
  for (const key of found) {
    const name = key.slice(prefix.length).split('/').slice(0, depth).join('/');
    folders.set(name, [...(folders.get(name) ?? []), key]);
  }
  return folders;
}

/** Browser files that no kept release names. A part's releases share most of them. */
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
