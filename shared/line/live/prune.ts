import type { Activation, Composition, Release } from '@site/contracts';
import { checkSiteIntegrity, documentsOf, findComposition, readComposition, registryFiles } from '../compose';
import { brotliSuffix, eachOf, findJson, keys, type Storage, visitSuffix } from '../storage';
import { findLive, walkActivations } from './live-log';
import { findPartTarget, findSiteTarget } from './rollback';
import { UserError } from '../checkout';

const dayMs = 86_400_000;

const { compositions, releases, pages, registries, rootFiles, files } = keys;
const pruned = [compositions, releases, pages, registries, rootFiles, files];

/**
 * Removes what was not live for `keepDays` and is not a rollback target. Not beside a release, whose files no
 * composition names yet. Returns keys of files, and folders of compositions and releases. Throws one sentence when the
 * live site has lost something to such a release.
 */
export async function prune(storage: Storage, keepDays: number): Promise<string[]> {
  const live = await findLive(storage);
  if (!live) return [];
  const stored = (await storage.list('')).filter((key) => pruned.some((prefix) => key.startsWith(prefix)));
  const kept = await findKept(storage, live, stored, Date.now() - keepDays * dayMs);
  const unwanted = stored.filter((key) => !kept.has(unitOf(key)));
  // These mark a folder as complete.
  const marks = unwanted.filter((key) => /\/(composition|release)\.json$/.test(key));
  await eachOf(marks, (key) => storage.remove(key));
  await eachOf(unwanted, (key) => storage.remove(key));
  await requireWhole(storage);
  return [...new Set(unwanted.map(unitOf))];
}

/** Kept or removed as a whole: the folder of a composition or release; a file, its compressed form, and its visit. */
function unitOf(key: string): string {
  return /^(compositions\/[^/]+|releases\/[^/]+\/[^/]+)\//.exec(key)?.[1] ?? withoutSuffix(key);
}

function withoutSuffix(key: string): string {
  const suffix = [brotliSuffix, visitSuffix].find((each) => key.endsWith(each)) ?? '';
  return key.slice(0, key.length - suffix.length);
}

/** Units of live content, of what was live after `cutoff` (ms), of rollback targets, and of releases made since. */
async function findKept(
  storage: Storage,
  live: Activation,
  stored: readonly string[],
  cutoff: number,
): Promise<Set<string>> {
  const target = await findSiteTarget(storage, live);
  const ids = [...(await liveSince(storage, live, cutoff)), ...(target ? [target.composition] : [])];
  const whole = await eachOf([...new Set(ids)], (id) => findComposition(storage, id));
  const known = whole.filter((each) => each !== undefined);
  const partTargets = await eachOf(Object.keys(live.parts), async (part) => {
    const version = (await findPartTarget(storage, live, part))?.parts[part];
    return version ? [`${part}/${version}`] : [];
  });
  const versions = [target?.parts ?? {}, ...known.map(({ parts }) => parts)].flatMap(Object.entries<string>);
  const names = new Set([...partTargets.flat(), ...versions.map((each) => each.join('/'))]);
  const all = await eachOf(
    stored.filter((key) => key.startsWith(releases) && key.endsWith('/release.json')),
    (key) => findJson<Release>(storage, key),
  );
  const released = all
    .filter((each) => each !== undefined)
    .filter(({ part, version, builtAt }) => names.has(`${part}/${version}`) || Date.parse(builtAt) > cutoff);
  return new Set([
    ...ids.map((id) => `${compositions}${id}`),
    ...(await eachOf(known, (composition) => contentOf(storage, composition))).flat(),
    ...released.map(({ part, version }) => `${releases}${part}/${version}`),
    ...released.flatMap((release) => release.files.map(({ name }) => keys.file(release.part, name))),
  ]);
}

async function liveSince(storage: Storage, live: Activation, cutoff: number): Promise<string[]> {
  const ids: string[] = [];
  let endedAt = Infinity;
  for await (const { composition, at } of walkActivations(storage, live)) {
    if (endedAt < cutoff) break;
    ids.push(composition);
    endedAt = Date.parse(at);
  }
  return ids;
}

async function contentOf(storage: Storage, composition: Composition): Promise<string[]> {
  const documents = [...documentsOf(composition), ...Object.values(composition.rootFiles)];
  return [...documents.map(({ file }) => file), ...(await registryFiles(storage, composition.registry))];
}

async function requireWhole(storage: Storage): Promise<void> {
  const live = await findLive(storage);
  const lost = live ? await checkSiteIntegrity(storage, await readComposition(storage, live.composition)) : [];
  if (lost.length > 0)
    throw new UserError(
      `Something was released while this removed files, and the live site has lost ${lost.length} of them. npx manzil deploy makes them again.`,
    );
}
