/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@site/build';
import type { ListedBuild } from './case';
import { gateBuilds } from './select';

function plant({ cases }: ListedBuild): void {
  const texts = new Map<string, string | undefined>();
  for (const { file, change } of cases.flatMap(({ edits }) => edits)) {
    const path = join(root, file);
    const before = texts.has(file) ? texts.get(file) : existsSync(path) ? readFileSync(path, 'utf8') : undefined;
    texts.set(file, change(before));
  }
}

it.each(gateBuilds.map((build) => [build.cases.map(({ id }) => id).join(' '), build] as const))(
  'the sources still have what these cases of the gate change: %s',
  (_, build) => {
    expect(() => plant(build)).not.toThrow();
  },
);
