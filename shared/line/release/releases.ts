import type { Release } from '@site/contracts';
import { RefusedError } from '../checkout';
import { eachOf, findJson, keys, type Storage } from '../storage';

export function findRelease(storage: Storage, part: string, version: string): Promise<Release | undefined> {
  return findJson<Release>(storage, keys.release(part, version));
}

export async function listReleases(storage: Storage, part: string): Promise<Release[]> {
  const stored = await storage.list(`${keys.releases}${part}/`);
  const files = stored.filter((key) => key.endsWith('/release.json'));
  const found = await eachOf(files, (key) => findJson<Release>(storage, key));
  return found.filter((release) => release !== undefined);
}

/** One release per part by name. Throws refusals for missing ones. */
export async function readReleases(storage: Storage, parts: Readonly<Record<string, string>>): Promise<Release[]> {
  const entries = Object.entries(parts).sort(([a], [b]) => a.localeCompare(b));
  const found = await eachOf(
    entries,
    async ([part, version]) =>
      (await findRelease(storage, part, version)) ?? `There is no release ${version} of ${part} in this storage.`,
  );
  const refusals = found.filter((each) => typeof each === 'string');
  if (refusals.length > 0) throw new RefusedError(refusals);
  return found.filter((each) => typeof each === 'object');
}
