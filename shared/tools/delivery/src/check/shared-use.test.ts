/** @jest-environment node */
import type { Release } from '@site/contracts';
import { remoteRelease, shellRelease } from '../testing/releases';
import { checkSharedUse } from './shared-use';

const core = '@site/ui/core';
const taken = { Heading: '{ level: 1 | 2; textStyle?: "h1" | object | undefined }', useIsHydrated: '' };

function shellWith(exports: Record<string, string>, version = '2.0.0-00000000'): Release {
  return shellRelease({ version, shell: { scripts: [], provides: { [core]: { version: '1.0.0', scripts: [], exports } } } });
}

function agencyWith(uses: Record<string, readonly string[]>): Release {
  return remoteRelease('agency', { sharedUse: { [core]: uses } });
}

/** A new shell beside a remote that is live. */
const check = (exports: Record<string, string>, uses: Record<string, readonly string[]>) => {
  const agency = agencyWith(uses);
  return checkSharedUse({ releases: [shellWith(exports), agency], live: [shellWith(taken, '1.0.0-00000000'), agency] });
};

const heading = { Heading: ['{ level: 1 }'] };

describe('a new shell', () => {
  it.each<[string, Record<string, string>, Record<string, readonly string[]>]>([
    ['provides one more export', { ...taken, Text: '{}' }, heading],
    ['takes one more property that may be left out', { ...taken, Heading: '{ level: 1 | 2; id?: string }' }, heading],
    ['takes more values', { ...taken, Heading: '{ level: 1 | 2 | 3 }' }, heading],
    ['no longer has what nobody uses', { Heading: taken.Heading }, heading],
    ['requires what a spread may bring', { Heading: '{ level: 1; rank: number }' }, { Heading: ['{ level: 1 } & Spread'] }],
    ['takes a value whose type cannot be compared', taken, { Heading: ['{ level: 1; textStyle: never }'] }],
  ])('that %s disturbs nobody', async (_, exports, uses) => {
    expect(await check(exports, uses)).toEqual({ refusals: [], warnings: [] });
  });

  it.each<[string, Record<string, string>, Record<string, readonly string[]>, string]>([
    ['takes an export away', { useIsHydrated: '' }, heading, 'agency uses Heading of @site/ui/core, which the shell does not provide.'],
    ['takes a hook away', { Heading: taken.Heading }, { useIsHydrated: [] }, 'agency uses useIsHydrated of @site/ui/core, which the shell does not provide.'],
    ['renames a property', { Heading: '{ rank?: 1 | 2; textStyle?: "h1" }' }, { Heading: ['{ level: 1; textStyle: "h1" }'] }, 'agency uses Heading of @site/ui/core with "level", which the shell\'s no longer takes.'],
    ['requires one more property', { Heading: '{ level: 1 | 2; id: string }' }, heading, "agency uses Heading of @site/ui/core, but what it passes does not fit what the shell's takes: Property 'id' is missing"],
    ['no longer takes a value', { Heading: '{ level: 2 }' }, heading, "agency uses Heading of @site/ui/core, but what it passes does not fit what the shell's takes: Types of property 'level' are incompatible."],
    ['no longer takes a variant', { Heading: '{ level: 1; textStyle?: "h2" | object }' }, { Heading: ['{ level: 1; textStyle: "h1" }'] }, 'agency uses Heading of @site/ui/core, but what it passes'],
  ])('that %s is refused for who uses it', async (_, exports, uses, sentence) => {
    const { refusals } = await check(exports, uses);
    expect(refusals).toEqual([expect.stringContaining(sentence)]);
  });
});

describe('a remote', () => {
  it('that uses what the live shell does not have yet is refused', async () => {
    const live = shellWith(taken);
    const { refusals } = await checkSharedUse({ releases: [live, agencyWith({ Dialog: [] })], live: [live] });
    expect(refusals).toEqual(['agency uses Dialog of @site/ui/core, which the shell does not provide.']);
  });

  it('that is live with such a fault is a warning for everybody else', async () => {
    const live = [shellWith(taken), agencyWith({ Dialog: [] })];
    const { refusals, warnings } = await checkSharedUse({ releases: [...live, remoteRelease('projects')], live });
    expect([refusals, warnings]).toEqual([[], ['agency uses Dialog of @site/ui/core, which the shell does not provide.']]);
  });
});
