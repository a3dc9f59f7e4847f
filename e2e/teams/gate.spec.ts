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

test('the check refuses a harmful change, but not a harmless one beside it', { tag: '@sources' }, async () => {
  // Compiles a part and opens its changed pages in a browser.
  test.setTimeout(300_000);
  const site = process.env.SITE_DIR ?? join(root, '.cache/e2e/site');
  const { cases } = await runJson<{ cases: GatedCase[] }>(
    'cli/src/main.ts',
    ...['gate', '--sample', '--json', '--site', site],
  );
  expect(cases.map(({ expected }) => expected)).toEqual(['refused', 'accepted']);
  expect(
    cases
      .filter(({ isRight }) => !isRight)
      .map(({ does, expected, outcome }) => `${does}: must be ${expected}, but ${outcome}`),
  ).toEqual([]);
});
