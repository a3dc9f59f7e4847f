import { expect, test } from '@playwright/test';
import { runJson } from './run-json';

const judge = 'delivery/src/testing/planted-changes/judge.ts';

test(
  'a comparison tells a planted change of each kind, and whether a person sees it',
  { tag: ['@sources', '@night'] },
  async () => {
    // Opens twenty pages on two screens, two at a time.
    test.setTimeout(180_000);
    const { cases, wrong } = await runJson<{ cases: number; wrong: string[] }>(judge);
    expect(cases).toBe(10);
    expect(wrong).toEqual([]);
  },
);
