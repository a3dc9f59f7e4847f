/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '..');
const product = readFileSync(path.join(root, 'shared/docs/product.md'), 'utf8');
const lines = Array.from(product.matchAll(/^- \*\*([A-Z]+-\d\d)\*\* /gm), ([, id]) => id!);

function listFiles(): string[] {
  const options = { cwd: root, encoding: 'utf8' as const, maxBuffer: 2 ** 26 };
  const names = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], options).split('\n');
  return names.filter((name) => /\.(tsx?|[cm]js|md|sql)$/.test(name) && existsSync(path.join(root, name)));
}

const files = listFiles().map((name) => ({ name, text: readFileSync(path.join(root, name), 'utf8') }));

/** Ids of product.md as tags: `@CONT-…`. */
const titles = files
  .filter(({ name }) => /\.(test|spec)\.tsx?$/.test(name))
  .flatMap(({ name, text }) => Array.from(text.matchAll(/@([A-Z]{3,5}-\d\d)\b/g), ([, id]) => ({ id: id!, name })));

const find = (pattern: RegExp) =>
  files.flatMap(({ name, text }) => Array.from(text.matchAll(pattern), ([found]) => `${name}: ${found}`));

test('product.md has a line for each id in a test title', () => {
  expect(titles.filter(({ id }) => !lines.includes(id))).toEqual([]);
});

test('product.md has a line for each id that another file names', () => {
  const prefixes = [...new Set(lines.map((id) => id.replace(/\d+$/, '')))].join('|');
  const dead = new RegExp(`\\b(?!(?:${lines.join('|')})\\b)(?:${prefixes})\\d+\\b`, 'g');
  expect(find(dead)).toEqual([]);
});

/** Parts that have moved to another repository have their tests there. */
const isWhole = !existsSync(path.join(root, 'shared/pulled'));

test('each line of product.md has a test and a unique id', () => {
  const tested = new Set(titles.map(({ id }) => id));
  expect(lines.filter((id) => isWhole && !tested.has(id))).toEqual([]);
  expect(lines.filter((id, index) => lines.indexOf(id) !== index)).toEqual([]);
});

test('no file cites a paper that is not in the repository', () => {
  expect(find(/\u00a7|\bissue [A-Z]\b|quality[ ]bar|design[ ]goals|decisions? \d\.\d/g)).toEqual([]);
});
