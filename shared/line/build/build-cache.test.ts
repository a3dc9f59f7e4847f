/** @jest-environment node */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { newFolder, writeFiles } from '../testing/folder';
import { buildDir, compiledInto, contentKey, draftDir, findBuildDir, keepDraft } from './build-cache';
import type { Part } from '../checkout';

let part: Part;

const write = (file: string, text: string) => writeFiles(part.dir, { [file]: text });

beforeEach(() => {
  part = {
    name: `planted-${process.pid}`,
    dir: newFolder({ 'package.json': JSON.stringify({ site: { part: 'small' } }), 'src/pages/small.tsx': 'one' }),
    version: '1.0.0',
    owner: 'small',
    isShell: false,
    modules: {},
  };
});
afterEach(() => rmSync(dirname(draftDir(part)), { recursive: true, force: true }));

function build(source: string): string {
  write('src/pages/small.tsx', source);
  mkdirSync(draftDir(part), { recursive: true });
  writeFileSync(join(draftDir(part), 'file.js'), source);
  keepDraft(part, contentKey(part));
  return buildDir(part);
}

test('a part that was never built is named with what to do', () => {
  expect(() => buildDir(part)).toThrow(`Run npx manzil build ${part.name}.`);
  expect(findBuildDir(part)).toBeUndefined();
});

test('going back to sources that are built already builds nothing', () => {
  const [first, second] = [build('a'), build('b')];
  expect(buildDir(part)).toBe(second);
  write('src/pages/small.tsx', 'a');
  expect(findBuildDir(part)).toBe(first);
  expect(readFileSync(join(first, 'file.js'), 'utf8')).toBe('a');
});

test('two processes that built the same have one build', () => {
  const first = build('a');
  expect(build('a')).toBe(first);
  expect(existsSync(draftDir(part))).toBe(false);
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

test('a build depends on what is compiled into it, without what the shell provides', () => {
  const remote = (dependencies: Record<string, string>) => ({ dependencies, site: { part: 'agency' } });
  expect(compiledInto(remote({ '@site/contact-form': '1.0.0', '@site/ui': '1.0.0', react: '19.3.1' }))).toEqual([
    'shared/contact-form',
    'shared/contracts',
  ]);
  expect(compiledInto(remote({}))).toEqual([]);
});
