/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fingerprint, isUpToDate, readRecords, staleFiles, writeRecords } from './records';

const record = { fingerprint: fingerprint('sourceImage', 1), files: ['a-480.avif', 'a-480.webp'] };
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'images-'));
  for (const file of record.files) writeFileSync(path.join(folder, file), '');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a picture that was made from the same source image and settings is not made again', () => {
  writeRecords(folder, { a: record });
  expect(isUpToDate(folder, readRecords(folder).a, record)).toBe(true);
});

test.each([
  ['its source image changed', { ...record, fingerprint: fingerprint('other sourceImage', 1) }],
  ['the plan asks for other widths', { ...record, files: ['a-640.avif'] }],
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

test('what an earlier plan made and the present one does not is named for removal, modules of gone pictures too', () => {
  const after = { a: { ...record, files: ['a-480.avif'] } };
  expect(staleFiles({ a: record, b: { fingerprint: '', files: ['b-480.avif'] } }, after)).toEqual([
    'a-480.webp',
    'b-480.avif',
    'b.ts',
  ]);
});
