import type { ComposedPage, Composition, Registry } from '@site/contracts';
import { brotliSuffix, eachOf, integrityOf, keys, findJson, type Storage } from '../storage';
import { checkReleaseIntegrity, readReleases } from '../release';

/** The first 22 characters of a page's sha384: its storage name and etag. */
export function pageHash(html: Buffer): string {
  return integrityOf(html).slice(7, 29);
}

/** Value of the `etag` header. */
export function etagOf(html: Buffer): string {
  return `"${pageHash(html)}"`;
}

export function documentsOf({ pages, unknownInstances, notFound }: Composition): ComposedPage[] {
  return [...Object.values(pages), ...unknownInstances.map(({ page }) => page), notFound];
}

/**
 * One sentence per missing or altered file of the composition (pages, root files, registry). Pages that `live` also has
 * are not read.
 */
export async function checkPageIntegrity(
  storage: Storage,
  composition: Composition,
  live?: Composition,
): Promise<string[]> {
  const { rootFiles, registry } = composition;
  const shown = new Set(live ? documentsOf(live).map(({ file }) => file) : []);
  const all = documentsOf(composition).filter(({ file }) => !shown.has(file));
  const damaged = await eachOf(all, async ({ file, headers }) => {
    const html = await storage.read(file);
    if (!html || !(await storage.read(file + brotliSuffix))) return [`${file} is missing from the storage.`];
    return etagOf(html) === headers['etag'] ? [] : [`${file} differs from the page that was composed.`];
  });
  const known = new Set(live ? await registryFiles(storage, live.registry) : []);
  const named = [...Object.values(rootFiles).map(({ file }) => file), ...(await registryFiles(storage, registry))];
  const others = named.filter((file) => !known.has(file));
  const lost = await eachOf(others, async (file) =>
    (await storage.read(file)) ? [] : [`${file} is missing from the storage.`],
  );
  return [...damaged, ...lost].flat();
}

/** Verifies everything that visitors may request, including release files. Empty when complete. */
export async function checkSiteIntegrity(storage: Storage, composition: Composition): Promise<string[]> {
  const releases = await readReleases(storage, composition.parts);
  const inReleases = await Promise.all(releases.map((release) => checkReleaseIntegrity(storage, release)));
  return [...(await checkPageIntegrity(storage, composition)), ...inReleases.flat()];
}

/** Keys of a registry and its files; only the first when it is missing. */
export async function registryFiles(storage: Storage, name: string): Promise<string[]> {
  const registry = await findJson<Registry>(storage, keys.registry(name));
  const records = Object.values(registry?.parts ?? {}).map(({ record }) => keys.registry(record));
  return [keys.registry(name), ...records];
}
