/** @jest-environment node */
import { describePart } from '../testing/fixture/part';
import { writeManifest } from './manifest-file';

const part = describePart('shop', '/anywhere');
const uses = ['@site/ui/core', 'react'];
const text = (names: readonly string[], scripts: readonly string[], buildName: string) =>
  JSON.stringify({
    id: 'shop',
    metaData: { publicPath: '/_/shop/', buildInfo: { buildVersion: 'local', buildName } },
    shared: names.map((name) => ({ name, version: '1.0.0' })),
    remotes: [],
    exposes: [{ name: 'pages/shop', assets: { js: { sync: scripts, async: [] } } }],
  });

test('order of modules, folder, environment and sources beside do not change the manifest', () => {
  const one = writeManifest(part, text(['react', '@site/ui/core'], ['a.js', 'b.js'], '@site/remote-shop'), uses);
  const other = writeManifest(part, text(['react'], ['b.js', 'a.js'], 'another-folder'), uses.toReversed());
  expect(one).toEqual(other);
  expect(JSON.parse(one.bytes.toString())).toMatchObject({ shared: uses.map((name) => ({ name, singleton: true })) });
  expect(one.file).toMatch(/^mf-manifest\.[0-9a-f]{10}\.json$/);
});

test('another script gives another manifest under another name', () => {
  const one = writeManifest(part, text(['react'], ['a.js'], 'shop'), uses);
  expect(writeManifest(part, text(['react'], ['c.js'], 'shop'), uses).file).not.toBe(one.file);
});
