import type { ComposedPage, Composition } from '@site/contracts';
import { brotliSuffix, eachOf, integrityOf, type Storage } from '../storage';
import { checkReleaseIntegrity, readReleases } from '../release';

/** The value of the `etag` header of a page: what it says, it is. */
export function etagOf(html: Buffer): string {
  return `"${integrityOf(html).slice(7, 29)}"`;
}

/** One sentence for each file of the composition itself (pages, root files) that is missing or altered. */
export async function checkPageIntegrity(storage: Storage, composition: Composition): Promise<string[]> {
  const { pages, unknownInstances, notFound, rootFiles } = composition;
  const all: ComposedPage[] = [...Object.values(pages), ...unknownInstances.map(({ page }) => page), notFound];
  const damaged = await eachOf(all, async ({ file, headers }) => {
    const html = await storage.read(file);
    if (!html || !(await storage.read(file + brotliSuffix))) return [`${file} is missing from the storage.`];
    return etagOf(html) === headers['etag'] ? [] : [`${file} differs from the page that was composed.`];
  });
  const lost = await eachOf(Object.values(rootFiles), async ({ file }) => ((await storage.read(file)) ? [] : [`${file} is missing from the storage.`]));
  return [...damaged, ...lost].flat();
}

/** Everything that visitors of a composition may ask for, also the files of its releases. Empty when the site is whole. */
export async function checkSiteIntegrity(storage: Storage, composition: Composition): Promise<string[]> {
  const releases = await readReleases(storage, composition.parts);
  const inReleases = await Promise.all(releases.map((release) => checkReleaseIntegrity(storage, release)));
  return [...(await checkPageIntegrity(storage, composition)), ...inReleases.flat()];
}
