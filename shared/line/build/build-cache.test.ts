/** @jest-environment node */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildDir, cacheDir, draftDir, findBuild, keepDraft } from './build-cache';
import type { Part } from './part';

const part: Part = {
  name: `planted-${process.pid}`,
  dir: '',
  version: '1.0.0',
  owner: '',
  isShell: false,
  modules: {},
};
const keyOf = (letter: string) => letter.repeat(64);

function build(letter: string): string {
  mkdirSync(draftDir(part), { recursive: true });
  writeFileSync(join(draftDir(part), 'file.js'), letter);
  keepDraft(part, keyOf(letter));
  return buildDir(part);
}

afterEach(() => rmSync(cacheDir(part), { recursive: true, force: true }));

test('a part that was never built is named with what to do', () => {
  expect(() => buildDir(part)).toThrow(`${part.name} is not built yet. Run npx manzil build ${part.name}.`);
  expect(findBuild(part, keyOf('a'))).toBe(false);
});

test('a build in use survives one newer build', () => {
  const [first, second] = [build('a'), build('b')];
  expect(readFileSync(join(first, 'file.js'), 'utf8')).toBe('a');
  const third = build('c');
  expect([first, second, third].map((folder) => existsSync(folder))).toEqual([false, true, true]);
  expect(buildDir(part)).toBe(third);
});

test('going back to sources that are built already builds nothing', () => {
  const [first, second] = [build('a'), build('b')];
  expect(buildDir(part)).toBe(second);
  expect(findBuild(part, keyOf('a'))).toBe(true);
  expect(buildDir(part)).toBe(first);
});

test('a build that was given up is cleared away, and one that is under way stays', () => {
  const givenUp = join(cacheDir(part), 'draft-999999999');
  const underWay = join(cacheDir(part), `draft-${process.ppid}`);
  for (const folder of [givenUp, underWay]) mkdirSync(folder, { recursive: true });
  build('a');
  expect([givenUp, underWay].map((folder) => existsSync(folder))).toEqual([false, true]);
});
