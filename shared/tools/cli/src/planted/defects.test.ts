/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@site/build';
import { defects } from './defects';

it.each(defects.map((defect) => [defect.id, defect] as const))(
  'the sources and the named test for this defect exist: %s',
  (_, { edits, caughtBy }) => {
    for (const { file, change } of edits) expect(() => change(readFileSync(join(root, file), 'utf8'))).not.toThrow();
    expect(existsSync(join(root, caughtBy.file))).toBe(true);
  },
);
