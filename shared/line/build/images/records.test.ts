/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fingerprint } from './image-record';
import { isUpToDate, readRecords, staleFiles, writeRecords } from './records';

const record = {
  fingerprint: fingerprint('sourceImage', 1),
  avif: [{ url: 'a-480.avif', width: 480 }],
  webp: [{ url: 'a-480.webp', width: 480 }],
  width: 480,
  height: 300,
  alt: 'A gate',
  color: '#112233',
};
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'images-'));
  for (const file of ['a-480.avif', 'a-480.webp']) writeFileSync(path.join(folder, file), '');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a picture with unchanged inputs is not encoded again', () => {
  writeRecords(folder, { a: record });
  expect(isUpToDate(folder, readRecords(folder).a, record)).toBe(true);
});

test.each([
  ['its source image changed', { ...record, fingerprint: fingerprint('other sourceImage', 1) }],
  ['the plan asks for other widths', { ...record, avif: [{ url: 'a-640.avif', width: 640 }] }],
])('a picture is made again when %s', (_, wanted) => {
  expect(isUpToDate(folder, record, wanted)).toBe(false);
});

test('a picture is made again when one of its files was deleted', () => {
  rmSync(path.join(folder, 'a-480.webp'));
  expect(isUpToDate(folder, record, record)).toBe(false);
});

test('a folder without records starts from nothing', () => {
  expect(readRecords(folder)).toEqual({});
});

test('what an earlier plan made and the present one does not is named for removal', () => {
  const after = { a: { ...record, webp: [] } };
  expect(staleFiles({ a: record, bLink: { fingerprint: '', url: 'b-link-1200.jpg' } }, after)).toEqual([
    'a-480.webp',
    'b-link-1200.jpg',
  ]);
});
