/** @jest-environment node */
import { describeFault } from './compiler';

it.each([
  [
    "Module not found: Error: Can't resolve '../Plan-Card' in 'remote-agency/src/pages'",
    'agency imports ../Plan-Card in remote-agency/src/pages, where no such file or package is.',
  ],
  [
    'Module not found: Error: "./index.js" is not exported under the conditions ["import","browser"] from package node_modules/react (see exports field in node_modules/react/package.json)',
    'agency imports the file index.js of react, which react keeps to itself: import react.',
  ],
  ['Module parse failed: Unexpected token (1:1)', 'agency does not build:'],
])('a failed build has one sentence: %s', (output, sentence) => {
  expect(describeFault('agency', output)).toBe(sentence);
});
