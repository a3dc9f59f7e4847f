/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { licenseOf } from './package-license';

let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'licenses-'))));
afterEach(() => rmSync(folder, { recursive: true }));

function writePackage(manifest: object, files: Record<string, string> = {}): string {
  const dir = join(folder, 'package');
  mkdirSync(dir);
  writeFileSync(join(dir, 'package.json'), JSON.stringify({ name: 'chart', version: '1.2.3', ...manifest }));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(dir, name), text);
  return dir;
}

it('takes the license and the notice of a package, whatever their files are called', () => {
  const dir = writePackage(
    { license: 'Apache-2.0' },
    { 'LICENCE.txt': 'The terms\r\nin full\n', NOTICE: 'Made by us', 'README.md': 'License: see there' },
  );
  expect(licenseOf(dir)).toEqual({
    name: 'chart',
    version: '1.2.3',
    license: 'Apache-2.0',
    text: 'The terms\nin full\n\nMade by us',
  });
});

it('writes the MIT terms with the author where a package states MIT and has no file', () => {
  const { text } = licenseOf(writePackage({ license: 'MIT', author: 'Ada Example <ada@example.org>' }));
  expect(text).toContain('Copyright (c) Ada Example\n');
  expect(text).toContain('The above copyright notice and this permission notice shall be included in all copies');
});

it('stops the build for a shipped package without any license text', () => {
  const dir = writePackage({ license: 'GPL-3.0' });
  expect(() => licenseOf(dir)).toThrow('chart is shipped, but has no license file');
});
