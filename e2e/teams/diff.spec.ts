import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import { expect, test } from '@playwright/test';

const root = resolve(import.meta.dirname, '../..');

test(
  'a comparison tells a planted change of each kind, and whether a person sees it',
  { tag: '@sources' },
  async () => {
    // Opens twenty pages on two screens, two at a time.
    test.setTimeout(180_000);
    const { cases, wrong } = await runSample();
    expect(cases).toBe(10);
    expect(wrong).toEqual([]);
  },
);

function runSample(): Promise<{ cases: number; wrong: string[] }> {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', join(root, 'shared/tools/cli/src/main.ts'), 'diff', '--planted', '--sample', '--json'],
    { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return new Promise((done, reject) => {
    child.on('error', reject);
    child.on('close', () =>
      output
        ? done(JSON.parse(output) as { cases: number; wrong: string[] })
        : reject(new Error('The comparison says nothing; its reason is above.')),
    );
  });
}
