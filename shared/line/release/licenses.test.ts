/** @jest-environment node */
import { licensesName } from '../build';
import { newFolder } from '../testing/folder';
import { readLicenses } from './read-build';

function textOf(found: object): string {
  const chart = { name: 'chart', version: '1.2.3', license: 'MIT', licenseText: null, ...found };
  const { bytes } = readLicenses('agency', newFolder({ [licensesName]: JSON.stringify([chart]) }));
  const [license] = JSON.parse(bytes.toString()) as { text: string }[];
  return license?.text ?? '';
}

test('takes the license and the notice of a package', () => {
  expect(textOf({ licenseText: 'The terms\n', noticeText: 'Made by us' })).toBe('The terms\n\nMade by us');
});

test('writes the MIT terms with the author where a package states MIT and has no file', () => {
  const text = textOf({ author: 'Ada Example' });
  expect(text).toContain('Copyright (c) Ada Example\n');
  expect(text).toContain('The above copyright notice and this permission notice shall be included in all');
});

test('refuses a package without any license text', () => {
  expect(() => textOf({ license: 'GPL-3.0' })).toThrow('agency ships chart 1.2.3, which has no license file.');
});
