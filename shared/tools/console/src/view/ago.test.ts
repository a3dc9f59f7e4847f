/** @jest-environment node */
import { ago } from './ago';

const at = '2026-01-02T10:00:00.000Z';

it.each([
  [0, 'just now'],
  [59, 'just now'],
  [60, '1 minute ago'],
  [119 * 60, '119 minutes ago'],
  [120 * 60, '2 hours ago'],
  [47 * 3600, '47 hours ago'],
  [48 * 3600, '2 days ago'],
  [400 * 86_400, '400 days ago'],
])('%d seconds later it is %s', (seconds, words) => {
  expect(ago(at, Date.parse(at) + seconds * 1000)).toBe(words);
});
