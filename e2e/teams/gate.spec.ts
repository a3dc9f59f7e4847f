import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import { expect, test } from '@playwright/test';

const root = resolve(import.meta.dirname, '../..');

interface GatedCase {
  id: string;
  does: string;
  expected: 'refused' | 'accepted';
  outcome: string;
  isRight: boolean;
}

test(
  'the check of a release refuses a change of each kind that would harm visitors, for its reason, and lets a harmless one through',
  { tag: '@sources' },
  async () => {
    // Compiles several parts and opens pages of two in a browser.
    test.setTimeout(600_000);
    const { cases } = await runSample();
    expect(cases.length).toBeGreaterThanOrEqual(6);
    expect(
      cases
        .filter(({ isRight }) => !isRight)
        .map(({ does, expected, outcome }) => `${does}: must be ${expected}, but ${outcome}`),
    ).toEqual([]);
  },
);

function runSample(): Promise<{ cases: GatedCase[] }> {
  const site = process.env.SITE_DIR ?? join(root, '.cache/e2e/site');
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', join(root, 'shared/tools/cli/src/main.ts'), 'gate', '--sample', '--json', '--site', site],
    { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return new Promise((done, reject) => {
    child.on('error', reject);
    child.on('close', () =>
      output
        ? done(JSON.parse(output) as { cases: GatedCase[] })
        : reject(new Error('The gate says nothing; its reason is above.')),
    );
  });
}
