import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { root, runJson } from './run-json';

interface GatedCase {
  id: string;
  does: string;
  expected: 'refused' | 'accepted';
  outcome: string;
  isRight: boolean;
}

test('the check refuses a harmful change of each kind and accepts a harmless one', { tag: '@sources' }, async () => {
  // Compiles several parts and opens pages of two in a browser.
  test.setTimeout(600_000);
  const site = process.env.SITE_DIR ?? join(root, '.cache/e2e/site');
  const { cases } = await runJson<{ cases: GatedCase[] }>(
    'cli/src/main.ts',
    ...['gate', '--sample', '--json', '--site', site],
  );
  expect(cases.length).toBeGreaterThanOrEqual(6);
  expect(
    cases
      .filter(({ isRight }) => !isRight)
      .map(({ does, expected, outcome }) => `${does}: must be ${expected}, but ${outcome}`),
  ).toEqual([]);
});
