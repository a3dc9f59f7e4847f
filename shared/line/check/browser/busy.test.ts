import { isOfTime } from './busy';

test.each([
  ['is not hydrated within 20 s', true],
  ['once it was left for /blog: says "This page cannot be shown right now."', true],
  ['when a visitor comes back to it: says "This page cannot be shown right now."', true],
  ['after 15 s: console error: ChunkLoadError: Loading chunk 237 failed.', true],
  ['says "This page cannot be shown right now."', false],
  ['once it was left for /blog: uncaught error: No seats here.', false],
])('%s: may be caused by a slow machine: %s', (finding, isSlow) => {
  expect(isOfTime(finding)).toBe(isSlow);
});
