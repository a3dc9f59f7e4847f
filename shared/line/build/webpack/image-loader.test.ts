/** @jest-environment node */
import type { LoaderContext } from 'webpack';

/** A file of JavaScript, because webpack imports loaders itself. */
const { default: loadImages } = jest.requireActual<{ default: (source: string) => string }>('./image-loader.mjs');

const manifest = JSON.stringify({
  gate: { fingerprint: '1a', avif: [{ url: 'gate-480.avif', width: 480 }], alt: 'A "url": "gate"' },
  lakeLink: { fingerprint: '2b', url: 'lake-link-1200.jpg' },
});
const load = (resourceQuery: string) => loadImages.call({ resourceQuery } as LoaderContext<unknown>, manifest);
const compact = (text: string) => text.replace(/\s+/g, ' ').trim();

test('a page has only the pictures that it imports: each is a module', () => {
  expect(load('')).toBe(
    "export { gate } from './manifest.json?gate';\nexport { lakeLink } from './manifest.json?lakeLink';\n",
  );
});

test('the files of a picture become addresses, and its fingerprint is left out', () => {
  expect(compact(load('?gate'))).toBe(
    String.raw`import file1 from "./gate-480.avif"; export const gate = { "avif": [ { url: file1, "width": 480 } ], "alt": "A \"url\": \"gate\"" };`,
  );
});

test('a picture beside links has one address', () => {
  expect(compact(load('?lakeLink'))).toBe(
    'import file1 from "./lake-link-1200.jpg"; export const lakeLink = { url: file1 };',
  );
});
