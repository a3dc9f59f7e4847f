/** @jest-environment node */
import { addRun, describeRed, type TestHistory } from './test-history';

const run = (isRed: boolean, ...versions: string[]) => [{ name: 'frame.spec.ts: footer', isRed, versions }];
const history = (...runs: ReturnType<typeof run>[]) =>
  runs.reduce<TestHistory>((before, tests, index) => addRun(before, tests, `2026-11-0${index + 1}T00:00:00Z`), {});

test('a failed test names its first failure, how often it fails, and with which versions', () => {
  const { 'frame.spec.ts: footer': red } = history(run(false), run(true, 'shell@1'), run(false), run(true, 'shell@2'));
  expect(red && describeRed(red)).toBe('red in 2 of 3 runs since 2026-11-02, with shell@2, shell@1');
});

test('a test that never failed is not kept', () => {
  expect(history(run(false), run(false))).toEqual({});
});
