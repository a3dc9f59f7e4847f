/** @jest-environment node */
import type { Release } from '@site/contracts';
import { remoteRelease, shellRelease } from '../testing/releases';
import { checkSharedUse } from './shared-use';

const core = '@site/ui/core';
const taken = { Heading: '{ level: 1 | 2; textStyle?: "h1" | object | undefined }', useIsHydrated: '' };

function shellWith(exports: Record<string, string>, version = '2.0.0-00000000'): Release {
  return shellRelease({
    version,
    shell: { scripts: [], provides: { [core]: { version: '1.0.0', scripts: [], exports } } },
  });
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
    [
      'requires what a spread may bring',
      { Heading: '{ level: 1; rank: number }' },
      { Heading: ['{ level: 1 } & Spread'] },
    ],
    ['takes a value whose type cannot be compared', taken, { Heading: ['{ level: 1; textStyle: never }'] }],
  ])('that %s disturbs nobody', async (_, exports, uses) => {
    expect(await check(exports, uses)).toEqual({ refusals: [], warnings: [] });
  });

  it.each<[string, Record<string, string>, Record<string, readonly string[]>, string]>([
    [
      'takes an export away',
      { useIsHydrated: '' },
      heading,
      'agency uses Heading of @site/ui/core, which the shell does not provide.',
    ],
    [
      'takes a hook away',
      { Heading: taken.Heading },
      { useIsHydrated: [] },
      'agency uses useIsHydrated of @site/ui/core, which the shell does not provide.',
    ],
    [
      'renames a property',
      { Heading: '{ rank?: 1 | 2; textStyle?: "h1" }' },
      { Heading: ['{ level: 1; textStyle: "h1" }'] },
      'agency uses Heading of @site/ui/core with "level", which the shell\'s no longer takes.',
    ],
    [
      'requires one more property',
      { Heading: '{ level: 1 | 2; id: string }' },
      heading,
      "agency uses Heading of @site/ui/core, but what it passes does not fit what the shell's takes: Property 'id' is missing",
    ],
    [
      'no longer takes a value',
      { Heading: '{ level: 2 }' },
      heading,
      "agency uses Heading of @site/ui/core, but what it passes does not fit what the shell's takes: Types of property 'level' are incompatible.",
    ],
    [
      'no longer takes a variant',
      { Heading: '{ level: 1; textStyle?: "h2" | object }' },
      { Heading: ['{ level: 1; textStyle: "h1" }'] },
      'agency uses Heading of @site/ui/core, but what it passes',
    ],
  ])('that %s is refused for who uses it', async (_, exports, uses, sentence) => {
    const { refusals } = await check(exports, uses);
    expect(refusals).toEqual([expect.stringContaining(sentence)]);
  });
});

describe('a function of a new shell', () => {
  const use = (shells: string, remotes: string) => check({ useOffer: shells }, { useOffer: [remotes] });
  const offer = '{ (p0: string): { price: number } }';

  it.each([
    ['returns more', '{ (p0: string): { price: number; city: string } }', offer],
    ['returns less of what nobody reads', '{ (p0: string): { price: number } }', '{ (p0: "a"): { price: number } }'],
    ['takes more values', '{ (p0: string | number): { price: number } }', offer],
    [
      'takes one more parameter that may be left out',
      '{ (p0: string, p1?: boolean | undefined): { price: number } }',
      offer,
    ],
    ['is read by its place in a list', '{ (): [string, never] }', '{ (): { "1": { (p0: number): void } } }'],
    ['takes what a spread may bring', '{ (p0: string, p1: number): void }', '{ (...p0: never): unknown }'],
    ['cannot be compared any more', '', offer],
    ['calls what is handed to it with less', '{ (p0: { (): void }): void }', '{ (p0: { (): void }): unknown }'],
  ])('that %s disturbs nobody', async (_, shells, remotes) => {
    expect(await use(shells, remotes)).toEqual({ refusals: [], warnings: [] });
  });

  it.each([
    [
      'renames a field of its result',
      '{ (p0: string): { cost: number } }',
      offer,
      "but what it reads is not what the shell's returns: Property 'price' is missing",
    ],
    [
      'returns another type',
      '{ (p0: string): { price: string } }',
      offer,
      "but what it reads is not what the shell's returns: Types of property 'price' are incompatible.",
    ],
    [
      'may return nothing',
      '{ (p0: string): { price: number } | undefined }',
      offer,
      "but what it reads is not what the shell's returns: Type 'undefined' is not assignable",
    ],
    [
      'requires one more parameter',
      '{ (p0: string, p1: number): { price: number } }',
      offer,
      "but what it passes does not fit what the shell's takes: Source has 1 element(s) but target requires 2.",
    ],
    [
      'no longer takes a parameter',
      '{ (): { price: number } }',
      offer,
      "but what it passes does not fit what the shell's takes: Source has 1 element(s) but target allows only 0.",
    ],
    [
      'takes another type',
      '{ (p0: number): { price: number } }',
      offer,
      "but what it passes does not fit what the shell's takes: ",
    ],
    [
      'calls what is handed to it with more',
      '{ (p0: { (p0: string): void }): void }',
      '{ (p0: { (p0: number): void }): unknown }',
      "but what it passes does not fit what the shell's takes: ",
    ],
  ])('that %s is refused for who calls it', async (_, shells, remotes, sentence) => {
    const { refusals } = await use(shells, remotes);
    expect(refusals).toEqual([expect.stringContaining(`agency uses useOffer of @site/ui/core, ${sentence}`)]);
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
    expect([refusals, warnings]).toEqual([
      [],
      ['agency uses Dialog of @site/ui/core, which the shell does not provide.'],
    ]);
  });
});
