/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { contentKey } from './build-cache';
import type { Part } from './part';

let part: Part;

const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(part.dir, file)), { recursive: true });
  writeFileSync(path.join(part.dir, file), text);
};

beforeEach(() => {
  part = {
    name: 'small',
    dir: mkdtempSync(path.join(tmpdir(), 'remote-')),
    version: '1.0.0',
    owner: 'small',
    isShell: false,
    modules: {},
  };
  write('package.json', JSON.stringify({ site: { part: 'small' } }));
  write('src/pages/small.tsx', 'one');
});
afterEach(() => rmSync(part.dir, { recursive: true }));

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
