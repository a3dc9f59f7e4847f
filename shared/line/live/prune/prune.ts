import type { Release } from '@site/contracts';
import { checkSiteIntegrity, readComposition } from '../../compose';
import { brotliSuffix, eachOf, keys, type Storage, UserError } from '../../storage';
import { findLive } from '..';
import { findRelease } from '../../release';
import { findKept, type Kept, nameOf } from './kept';

const dayMs = 86_400_000;

export interface PruneReport {
  /** Names. */
  compositions: readonly string[];
  /** `projects/1.0.0-1a2b3c4d` */
  releases: readonly string[];
  content: number;
  files: number;
}

/**
 * Removes what was not live for `keepDays` and is not a rollback target. Not beside a release, whose files no
 * composition names yet. Throws one sentence when the live site has lost something to such a release.
 */
export async function prune(storage: Storage, keepDays: number): Promise<PruneReport> {
  const live = await findLive(storage);
  if (!live) return { compositions: [], releases: [], content: 0, files: 0 };
  const cutoff = Date.now() - keepDays * dayMs;
  const kept = await findKept(storage, live, cutoff);
  const keptReleases = new Set([...kept.releases, ...(await findYoung(storage, kept.releases, cutoff))]);
  const report = {
    compositions: await removeFolders(storage, keys.compositions, 'composition.json', kept.compositions),
    releases: await removeFolders(storage, keys.releases, 'release.json', keptReleases),
    content: await removeContent(storage, kept),
    files: await removeFiles(storage, keptReleases),
  };
  await requireWhole(storage);
  return report;
}

async function requireWhole(storage: Storage): Promise<void> {
  const live = await findLive(storage);
  const lost = live ? await checkSiteIntegrity(storage, await readComposition(storage, live.composition)) : [];
  if (lost.length > 0)
    throw new UserError(
      `Something was released while this removed files, and the live site has lost ${lost.length} of them. npx manzil compose makes them again.`,
    );
}

async function removeContent(storage: Storage, kept: Kept): Promise<number> {
  const found = await eachOf([keys.pages, keys.registries, keys.rootFiles], (prefix) => storage.list(prefix));
  const unwanted = found.flat().filter((key) => !kept.content.has(key));
  await eachOf(unwanted, (key) => storage.remove(key));
  return unwanted.length;
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

/** `sentinel` marks a complete folder and is removed first. Returns the folders. */
async function removeFolders(
  storage: Storage,
  prefix: string,
  sentinel: string,
  kept: ReadonlySet<string>,
): Promise<string[]> {
  const folders = [...foldersOf(await storage.list(prefix), prefix)];
  const unwanted = folders.filter(([name]) => !kept.has(name));
  await eachOf(unwanted, ([name]) => storage.remove(`${prefix}${name}/${sentinel}`));
  await eachOf(
    unwanted.flatMap(([, found]) => found),
    (key) => storage.remove(key),
  );
  return unwanted.map(([name]) => name).sort();
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
async function removeFiles(storage: Storage, kept: ReadonlySet<string>): Promise<number> {
  const releases = (await eachOf([...kept], readNamed(storage))).filter((release) => release !== undefined);
  const named = releases.flatMap(({ part, files }) => files.map(({ name }) => keys.file(part, name)));
  const wanted = new Set(named.flatMap((key) => [key, key + brotliSuffix]));
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
