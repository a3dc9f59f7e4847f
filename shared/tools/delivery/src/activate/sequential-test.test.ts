/** @jest-environment node */
import { judge, leastPreviousViews, type ViewCount } from './sequential-test';

// Local, because jest looks up globals in its sandbox, and millions are drawn.
const { imul } = Math;

function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

interface Release {
  /** Share of bad views of the previous and of the released version. */
  before: number;
  after: number;
  /** Previous views at the start, and per view of the released version. */
  known: number;
  beside: number;
  seed: number;
}

function visit({ views, bad }: ViewCount, rate: number, count: number, random: () => number): ViewCount {
  let more = 0;
  for (let view = 0; view < count; view += 1) more += Number(random() < rate);
  return { views: views + count, bad: bad + more };
}

function step({ before, after, known, beside, seed }: Release): { decision: 'stop' | 'pass'; seen: ViewCount } {
  const random = randomFrom(seed);
  let [previous, seen] = [visit({ views: 0, bad: 0 }, before, known, random), { views: 0, bad: 0 }];
  for (;;) {
    previous = visit(previous, before, beside, random);
    seen = visit(seen, after, 1, random);
    const { decision } = judge(seen, previous);
    if (decision !== 'continue') return { decision, seen };
  }
}

const seeds = Array.from({ length: 200 }, (_, index) => index + 1);
const withThrows = (rate: number) => 0.2 + 0.8 * rate;

describe.each([0, 0.005, 0.02, 0.05])('where a share of %d of the views is bad anyway', (rate) => {
  it.each([
    [0, 19],
    [5000, 19],
    [2000, 3],
  ])('at most one of 200 healthy releases is stopped (%d known, %d beside)', (known, beside) => {
    const stopped = seeds.filter(
      (seed) => step({ before: rate, after: rate, known, beside, seed }).decision === 'stop',
    );
    expect(stopped.length).toBeLessThanOrEqual(1);
  });

  it('a release failing on 20 % of views stops within 30 bad ones', () => {
    const ends = seeds.map((seed) => step({ before: rate, after: withThrows(rate), known: 2000, beside: 19, seed }));
    expect(new Set(ends.map(({ decision }) => decision))).toEqual(new Set(['stop']));
    expect(Math.max(...ends.map(({ seen }) => seen.bad))).toBeLessThanOrEqual(30);
  });
});

it('decides nothing before enough views of the version before are known', () => {
  expect(judge({ views: 300, bad: 300 }, { views: leastPreviousViews - 1, bad: 0 }).decision).toBe('continue');
  expect(judge({ views: 300, bad: 300 }, { views: leastPreviousViews, bad: 0 }).decision).toBe('stop');
});

it('a release with fewer failures than before passes', () => {
  expect(judge({ views: 400, bad: 2 }, { views: 4000, bad: 120 }).decision).toBe('pass');
});
