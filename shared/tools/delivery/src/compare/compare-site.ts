import type { Composition, Release } from '@site/contracts';
import { livePath, snapshotPath } from '@site/contracts';
import type { Storage } from '../storage';
import { compareLists } from './compare-documents';
import type { ComparedSite } from './look-at-changes';

/** One sentence per difference of settings, redirects and root files. */
export async function compareSite(before: ComparedSite, after: ComparedSite): Promise<string[]> {
  const [one, other] = [before.composition, after.composition];
  return [
    ...compareLists(settingsOf(one), settingsOf(other), 'setting'),
    ...compareLists(redirectsOf(one), redirectsOf(other), 'redirect'),
    ...(await compareRootFiles(before, after)),
  ];
}

/** Bytes after brotli, of known scripts. */
export function scriptBytes(releases: readonly Release[], names: readonly string[]): number {
  const sizes = new Map<string, number>(
    releases.flatMap(({ part, files }) => files.map(({ name, brotli }) => [`/_/${part}/${name}`, brotli] as const)),
  );
  return names.reduce((sum, name) => sum + (sizes.get(name) ?? 0), 0);
}

function settingsOf({ config }: Composition): string[] {
  return Object.entries(config).map(
    ([name, value]) => `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`,
  );
}

function redirectsOf({ redirects = {} }: Composition): string[] {
  return Object.entries(redirects).map(([former, today]) => `${former} to ${today}`);
}

async function compareRootFiles(before: ComparedSite, after: ComparedSite): Promise<string[]> {
  const [one, other] = [before.composition.rootFiles, after.composition.rootFiles];
  // What is live differs whenever anything does; the licenses name versions of packages.
  const isAlwaysOther = (path: string) => path === livePath || path === snapshotPath;
  const paths = [...new Set([...Object.keys(one), ...Object.keys(other)])]
    .filter((path) => !isAlwaysOther(path))
    .sort();
  const sentences = await Promise.all(
    paths.map(async (path) => {
      if (one[path]?.file === other[path]?.file && one[path] && before.storage === after.storage) return [];
      const [left, came] = [
        await linesOf(before.storage, one[path]?.file),
        await linesOf(after.storage, other[path]?.file),
      ];
      return compareLists(left, came, path);
    }),
  );
  return sentences.flat();
}

async function linesOf(storage: Storage, file: string | undefined): Promise<string[]> {
  const text = file && (await storage.read(file))?.toString('utf8');
  return text ? text.split('\n').filter(Boolean) : [];
}
