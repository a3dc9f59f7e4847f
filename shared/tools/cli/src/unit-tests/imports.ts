import { relative } from 'node:path';
import { readConfig } from 'jest-config';
import { DependencyResolver } from 'jest-resolve-dependencies';
import Runtime from 'jest-runtime';

/**
 * The test files of a checkout, each with the files of the checkout that it imports, itself and through others: code, JSON, style sheets,
 * pictures. As jest resolves them, with what surrounds every test; paths from `root`. Installed packages are left to the lock file.
 */
export async function listImports(root: string): Promise<Map<string, string[]>> {
  const { projectConfig } = await readConfig({ $0: '', _: [] }, root, true);
  const { hasteFS, resolver } = await Runtime.createContext(projectConfig, { console, maxWorkers: 1, watch: false, watchman: false });
  const direct = new DependencyResolver(resolver, hasteFS, undefined as never);
  const isTest = new RegExp(/\.test\.tsx?$/);
  const known = new Map<string, string[]>();
  const importsOf = (file: string): string[] => {
    const found = known.get(file) ?? (isOwn(file) ? direct.resolve(file) : []).filter(isOwn);
    known.set(file, found);
    return found;
  };
  const reach = (test: string): string[] => {
    const found = new Set([test, ...projectConfig.setupFilesAfterEnv]);
    for (const file of found) for (const imported of importsOf(file)) found.add(imported);
    return [...found].map((file) => relative(root, file)).sort();
  };
  return new Map([...hasteFS.matchFiles(isTest)].map((test) => [relative(root, test), reach(test)]));
}

function isOwn(file: string): boolean {
  return !file.includes('/node_modules/');
}
