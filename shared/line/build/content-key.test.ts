/** @jest-environment node */
import { newFolder, writeFiles } from '../testing/folder';
import { contentKey } from './build-cache';
import type { Part } from './part';

let part: Part;

const write = (file: string, text: string) => writeFiles(part.dir, { [file]: text });

beforeEach(() => {
  part = {
    name: 'small',
    dir: newFolder({ 'package.json': JSON.stringify({ site: { part: 'small' } }), 'src/pages/small.tsx': 'one' }),
    version: '1.0.0',
    owner: 'small',
    isShell: false,
    modules: {},
  };
});

test.each([
  'images/source/gate.webp',
  'images/source/manifest.json',
  'images/plan.ts',
  'README.md',
  'src/pages/small.test.tsx',
])('a part is not built again for %s, which no build reads', (file) => {
  const before = contentKey(part);
  write(file, 'changed');
  expect(contentKey(part)).toBe(before);
});

test.each(['images/gate-480.avif', 'images/manifest.json', 'src/pages/small.tsx', 'src/content/source/list.ts'])(
  'a part is built again when %s changes',
  (file) => {
    const before = contentKey(part);
    write(file, 'changed');
    expect(contentKey(part)).not.toBe(before);
  },
);
