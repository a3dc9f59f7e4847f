/** @jest-environment node */
import { newFolder } from '../../testing/folder';
import { licenseOf } from './package-license';

function writePackage(manifest: object, files: Record<string, string> = {}): string {
  const named = { name: 'chart', version: '1.2.3', ...manifest };
  return newFolder({ 'package.json': JSON.stringify(named), ...files });
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
