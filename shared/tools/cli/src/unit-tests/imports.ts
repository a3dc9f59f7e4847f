import { join, relative } from 'node:path';
import { readConfig } from 'jest-config';
import Resolver from 'jest-resolve';
import { DependencyResolver } from 'jest-resolve-dependencies';
import Runtime from 'jest-runtime';

/** How the files of a checkout import each other. Paths from its root. */
export interface Imports {
  /** The test files, sorted. */
  tests: readonly string[];
  /**
   * What a file of the checkout names in an import, a require() or an import(), as jest resolves it: code, JSON, style
   * sheets, pictures. Also what stands in a string as if it were imported. Installed packages are left to the lock
   * file.
   */
  of: (file: string) => readonly string[];
}

/** Reads them with jest's own crawler and resolver, in about a second. */
export async function readImports(root: string): Promise<Imports> {
  // It remembers for a whole process what it has found where.
  Resolver.clearDefaultResolverCache();
  const { projectConfig } = await readConfig({ $0: '', _: [] }, root, true);
  const { hasteFS, resolver } = await Runtime.createContext(projectConfig, {
    console,
    maxWorkers: 1,
    watch: false,
    watchman: false,
  });
  // Of snapshots, of which there are none, it would ask a third one.
  const direct = new DependencyResolver(resolver, hasteFS, undefined as never);
  const nameOf = (file: string) => relative(root, file);
  const known = new Map<string, string[]>();
  const find = (file: string): string[] =>
    direct
      .resolve(join(root, file))
      .filter((found) => !found.includes('/node_modules/'))
      .map(nameOf)
      .sort();
  return {
    tests: [...hasteFS.matchFiles(/\.test\.tsx?$/)].map(nameOf).sort(),
    of: (file) => {
      const found = known.get(file) ?? find(file);
      known.set(file, found);
      return found;
    },
  };
}
