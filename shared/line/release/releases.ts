import { releaseFormat, type Release } from '@site/contracts';
import { RefusedError } from '../checkout';
import { describeFormat, eachOf, findJson, keys, type Storage } from '../storage';

export function findRelease(storage: Storage, part: string, version: string): Promise<Release | undefined> {
  return findJson<Release>(storage, keys.release(part, version));
}

export async function listReleases(storage: Storage, part: string): Promise<Release[]> {
  const stored = await storage.list(`${keys.releases}${part}/`);
  const files = stored.filter((key) => key.endsWith('/release.json'));
  const found = await eachOf(files, (key) => findJson<Release>(storage, key));
  return found.filter((release) => release !== undefined);
}

/** One release per part by name. Throws refusals for unusable ones. */
export async function readReleases(storage: Storage, parts: Readonly<Record<string, string>>): Promise<Release[]> {
  const entries = Object.entries(parts).sort(([a], [b]) => a.localeCompare(b));
  const found = await eachOf(
    entries,
    async ([part, version]) =>
      (await findRelease(storage, part, version)) ?? `There is no release ${version} of ${part} in this storage.`,
  );
  const releases = found.filter((each) => typeof each === 'object');
  const refusals = [...found.filter((each) => typeof each === 'string'), ...releases.flatMap(whyUnreadable)];
  if (refusals.length > 0) throw new RefusedError(refusals);
  return releases;
}

/** The check needs what only this format has. */
function whyUnreadable({ part, version, format }: Pick<Release, 'part' | 'version' | 'format'>): string[] {
  const again = `store it again (npx manzil release ${part} --store), then release all such parts in one command.`;
  return format === releaseFormat ? [] : [describeFormat(`${part} ${version}`, format, again)];
}
