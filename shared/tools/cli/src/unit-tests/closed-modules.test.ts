/** @jest-environment node */
import { join } from 'node:path';
import { root } from '@site/build';
import { readImports, type Imports } from './imports';

const { closedModules } = jest.requireActual<{ closedModules: ReadonlyMap<string, readonly string[]> }>(
  join(root, 'shared/tools/build/jest/input-recorder.cjs'),
);

/** All that a file imports, also through other files. */
function reach(file: string, imports: Imports, found = new Set<string>()): Set<string> {
  for (const each of imports.of(file)) {
    if (found.has(each)) continue;
    found.add(each);
    reach(each, imports, found);
  }
  return found;
}

test('npm run check knows each file that a process of a test evaluates, where it does not take it to read everything', async () => {
  const imports = await readImports(root);
  const unknown = [...closedModules].flatMap(([module, known]) =>
    [...reach(module, imports)]
      .filter((file) => !known.some((each) => file === each || file.startsWith(`${each}/`)))
      .map((file) => `${module} evaluates ${file}`),
  );
  expect(unknown).toEqual([]);
  expect([...reach('shared/services/contact-store/src/testing/store-process.ts', imports)].length).toBeGreaterThan(20);
}, 60_000);
