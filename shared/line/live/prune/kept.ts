import type { Activation, Composition, Release } from '@site/contracts';
import { brotliSuffix, eachOf, replaceMethods, type Storage } from '../../storage';
import { documentsOf, findComposition, registryFiles } from '../../compose';
import { findPartTarget, findSiteTarget, walkActivations } from '..';

export interface Kept {
  compositions: ReadonlySet<string>;
  /** `<part>/<version>`. */
  releases: ReadonlySet<string>;
  /** Keys of pages, registries and root files. */
  content: ReadonlySet<string>;
}

/** Live content, what was live after `cutoff` (ms), and rollback targets. */
export async function findKept(storage: Storage, live: Activation, cutoff: number): Promise<Kept> {
  const memory = rememberReads(storage);
  const ids = new Set(await liveSince(memory, live, cutoff));
  const target = await findSiteTarget(memory, live);
  if (target) ids.add(target.composition);
  const compositions = (await eachOf([...ids], (id) => findComposition(memory, id))).filter(
    (each) => each !== undefined,
  );
  const releases = [...namesOf(target?.parts ?? {}), ...compositions.flatMap(({ parts }) => namesOf(parts))];
  const now = compositions.find(({ id }) => id === live.composition);
  const partTargets = await eachOf(Object.keys(now?.parts ?? {}), (part) => partTarget(memory, live, part));
  const content = await eachOf(compositions, (composition) => contentOf(storage, composition));
  return {
    compositions: ids,
    releases: new Set([...releases, ...partTargets.flat()]),
    content: new Set(content.flat()),
  };
}

async function contentOf(storage: Storage, composition: Composition): Promise<string[]> {
  const { registry, rootFiles } = composition;
  const pages = documentsOf(composition).map(({ file }) => file);
  const registries = await registryFiles(storage, registry);
  const named = [...pages, ...registries, ...Object.values(rootFiles).map(({ file }) => file)];
  return named.flatMap((key) => [key, key + brotliSuffix]);
}

async function liveSince(storage: Storage, live: Activation, cutoff: number): Promise<string[]> {
  const ids: string[] = [];
  let endedAt = Infinity;
  for await (const { composition, split, at } of walkActivations(storage, live)) {
    if (endedAt < cutoff) break;
    ids.push(composition, ...(split ? [split.composition] : []));
    endedAt = Date.parse(at);
  }
  return ids;
}

async function partTarget(storage: Storage, live: Activation, part: string): Promise<string[]> {
  const target = await findPartTarget(storage, live, part);
  const version = target?.parts[part];
  return version ? [nameOf({ part, version })] : [];
}

function namesOf(parts: Composition['parts']): string[] {
  return Object.entries(parts).map(([part, version]) => nameOf({ part, version }));
}

export function nameOf({ part, version }: Pick<Release, 'part' | 'version'>): string {
  return `${part}/${version}`;
}

function rememberReads(storage: Storage): Storage {
  const read = new Map<string, Promise<Buffer | undefined>>();
  return replaceMethods(storage, {
    read: (key) => {
      const known = read.get(key) ?? storage.read(key);
      read.set(key, known);
      return known;
    },
  });
}
