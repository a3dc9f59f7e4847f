/** @jest-environment node */
import { describePart } from '../testing/fixture/part';
import { writeManifest } from './manifest-file';

const part = describePart('shop', '/anywhere');
const text = (names: readonly string[], scripts: readonly string[], buildName: string) =>
  JSON.stringify({
    id: 'shop',
    metaData: { publicPath: '/_/shop/', buildInfo: { buildVersion: 'local', buildName } },
    shared: names.map((name) => ({ name, version: '1.0.0' })),
    remotes: [],
    exposes: [{ name: 'pages/shop', assets: { js: { sync: scripts, async: [] } } }],
  });

test('order of modules, folder and environment do not change the manifest', () => {
  const one = writeManifest(part, text(['react', '@site/ui/core'], ['a.js', 'b.js'], '@site/remote-shop'));
  const other = writeManifest(part, text(['@site/ui/core', 'react'], ['b.js', 'a.js'], 'another-folder'));
  expect(one).toEqual(other);
  expect(one.file).toMatch(/^mf-manifest\.[0-9a-f]{10}\.json$/);
});

test('another script gives another manifest under another name', () => {
  const one = writeManifest(part, text(['react'], ['a.js'], 'shop'));
  expect(writeManifest(part, text(['react'], ['c.js'], 'shop')).file).not.toBe(one.file);
});
