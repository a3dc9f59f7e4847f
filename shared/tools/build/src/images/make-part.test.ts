/** @jest-environment node */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makePart } from './make-part';
import { openSourceImages } from './source-images';

let root: string;
const inRoot = (...names: string[]) => path.join(root, ...names);

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'images-'));
  mkdirSync(inRoot('source'));
  writeFileSync(inRoot('source', 'manifest.json'), '[]');
  for (const icon of ['small.png', 'large.png']) writeFileSync(inRoot('source', icon), icon);
});
afterEach(() => rmSync(root, { recursive: true }));

async function make(...copies: string[]) {
  const made: string[] = [];
  await makePart(root, { part: 'shell', images: [], copies }, openSourceImages(inRoot('source')), (line) => made.push(line));
  return made;
}

test('the second run has nothing to do, and a changed source image is taken over again', async () => {
  expect(await make('small.png', 'large.png')).toEqual(['shell/images/small.png', 'shell/images/large.png']);
  expect(await make('small.png', 'large.png')).toEqual([]);
  writeFileSync(inRoot('source', 'small.png'), 'redrawn');
  expect(await make('small.png', 'large.png')).toEqual(['shell/images/small.png']);
  expect(readFileSync(inRoot('shell', 'images', 'small.png'), 'utf8')).toBe('redrawn');
});

test('a picture that left the plan leaves the folder', async () => {
  await make('small.png', 'large.png');
  await make('small.png');
  expect(existsSync(inRoot('shell', 'images', 'large.png'))).toBe(false);
  expect(existsSync(inRoot('shell', 'images', 'small.png'))).toBe(true);
});

test('a plan that names a picture without a source image is refused', async () => {
  const plan = { part: 'shell', images: [{ source: 'nowhere', use: 'hero' as const }] };
  await expect(makePart(root, plan, openSourceImages(inRoot('source')), () => {})).rejects.toThrow('no picture called nowhere');
});
