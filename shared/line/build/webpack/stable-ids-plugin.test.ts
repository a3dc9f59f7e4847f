/** @jest-environment node */
import { withoutPaths } from './stable-ids-plugin';

test.each([
  ['provide module (default) react@19.3.1 = /one/node_modules/react/index.js', 'provide module (default) react@19.3.1'],
  ['asset|/one/line/build/webpack/image-loader.mjs!/one/sky.jpg', 'asset|image-loader!/one/sky.jpg'],
  ['container entry (default) [["./pages/a",{"import":["/one/src/pages/a.tsx"]}]]', 'container entry'],
  ['/one/node_modules/.federation/entry.0a1b.js', 'federation entry'],
  ['/one/src/page.tsx', '/one/src/page.tsx'],
])('%s has the same id wherever the line and what the shell provides are installed', (identifier, short) => {
  expect(withoutPaths(identifier)).toBe(short);
});
