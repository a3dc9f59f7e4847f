/** A part's `package.json`, as far as it is read here. */
export interface PartManifest {
  name: string;
  version: string;
  dependencies: Readonly<Record<string, string>>;
  site: { part: string; owner?: string };
}

interface LockFile {
  packages: Record<string, object>;
}

/**
 * Adds the package to the lock file as npm would, with the versions of the other remotes. An npm install may drop
 * packages of other platforms.
 */
export function addToLock(text: string, folder: string, { name, version, dependencies }: PartManifest): string {
  const lock = JSON.parse(text) as LockFile;
  const packages = {
    ...lock.packages,
    [`node_modules/${name}`]: { resolved: folder, link: true },
    [folder]: { name, version, dependencies: sorted(dependencies) },
  };
  return `${JSON.stringify({ ...lock, packages: sorted(packages) }, null, 2)}\n`;
}

function sorted<T>(entries: Readonly<Record<string, T>>): Record<string, T> {
  return Object.fromEntries(Object.entries(entries).sort(([a], [b]) => a.localeCompare(b, 'en')));
}
