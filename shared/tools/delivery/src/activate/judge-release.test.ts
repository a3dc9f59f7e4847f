/** @jest-environment node */
import { judgeRelease, type SeenViews } from './judge-release';

const noVitals = { LCP: [], INP: [] };

function seen(pages: Readonly<Record<string, readonly [number, number]>>, vitals: SeenViews['vitals'] = noVitals) {
  const rows = Object.entries(pages).map(([page, [views, bad]]) => ({ page, views, bad }));
  const sum = (key: 'views' | 'bad') => rows.reduce((all, row) => all + row[key], 0);
  return { views: sum('views'), bad: sum('bad'), pages: rows, vitals };
}

const before = seen({ '/projects': [1000, 4], '/details': [60, 0] });
const times = (count: number, value: number) => Array.from({ length: count }, () => value);

it('a wholly broken page with 3 % of the views stops a release', () => {
  const verdict = judgeRelease(seen({ '/projects': [600, 3], '/details': [18, 18] }), before);
  expect(verdict).toEqual({
    decision: 'stop',
    sentence: 'on /details 18 of 18 views failed, from 18 networks; of the version before 0 of 60',
  });
});

it('a release does not pass while a page is suspect', () => {
  const suspect = judgeRelease(seen({ '/projects': [600, 0], '/details': [7, 7] }), before);
  expect([suspect.decision, suspect.sentence]).toEqual(['continue', expect.stringContaining('on /details 7 of 7')]);
  expect(judgeRelease(seen({ '/projects': [600, 0], '/details': [7, 1] }), before).decision).toBe('pass');
});

it('a page that is new stops a release only when it is plainly broken', () => {
  const withNew = (views: number, bad: number) =>
    judgeRelease(seen({ '/projects': [600, 1], '/new': [views, bad] }), before);
  expect(withNew(4, 4).decision).toBe('pass');
  expect(withNew(20, 20).decision).toBe('stop');
});

it.each([
  ['INP', 2300, 120, 'INP is over 200 ms in 12 of 12 views; of the version before in 0 of 400'],
  ['LCP', 6000, 1200, 'LCP is over 2500 ms in 12 of 12 views; of the version before in 0 of 400'],
] as const)('an %s of %i ms, of %i before, stops a release without failures', (name, slow, usual, sentence) => {
  const views = { '/projects': [600, 0] } as const;
  const verdict = judgeRelease(
    seen(views, { ...noVitals, [name]: times(12, slow) }),
    seen(views, { ...noVitals, [name]: times(400, usual) }),
  );
  expect(verdict).toEqual({ decision: 'stop', sentence });
});

it('a release slower than before by less than a quarter passes', () => {
  const views = { '/projects': [600, 0] } as const;
  const usual = seen(views, { LCP: times(400, 4000), INP: times(400, 500) });
  expect(judgeRelease(seen(views, { LCP: times(200, 4900), INP: times(200, 600) }), usual).decision).toBe('pass');
});

it('too few vitals of the version before decide nothing', () => {
  const views = { '/projects': [600, 0] } as const;
  const released = seen(views, { LCP: [], INP: times(50, 2300) });
  expect(judgeRelease(released, seen(views, { LCP: [], INP: times(99, 100) })).decision).toBe('pass');
});

function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

type Pages = SeenViews['pages'];
const none: Pages = Array.from({ length: 40 }, (_, page) => ({ page: `/${page}`, views: 0, bad: 0 }));

/** Views of 40 pages, from 16 % to 1 % of the total. One in a hundred fails anyway. */
function visit(pages: Pages, count: number, isBroken: (page: number) => boolean, random: () => number): Pages {
  const next = pages.map((row) => ({ ...row }));
  for (let view = 0; view < count; view += 1) {
    const page = Math.floor(40 * random() ** 2);
    const row = next[page] ?? { page: '', views: 0, bad: 0 };
    row.views += 1;
    row.bad += Number(isBroken(page) || random() < 0.01);
  }
  return next;
}

const total = (pages: Pages, key: 'views' | 'bad') => pages.reduce((sum, row) => sum + row[key], 0);

/** Two steps of a careful release, judged after every tenth view. Page counts span both. */
function release(seed: number, isBroken: (page: number) => boolean): { decision: string; views: number } {
  const random = randomFrom(seed);
  const rows = visit(none, 3000, () => false, random);
  const previous = { views: total(rows, 'views'), bad: total(rows, 'bad'), pages: rows, vitals: noVitals };
  let pages = none;
  for (const step of [1, 2]) {
    const [viewsBefore, badBefore] = [total(pages, 'views'), total(pages, 'bad')];
    for (let decision = 'continue'; decision === 'continue';) {
      pages = visit(pages, 10, isBroken, random);
      const [views, bad] = [total(pages, 'views') - viewsBefore, total(pages, 'bad') - badBefore];
      const known = pages.filter((row) => row.views > 0);
      decision = judgeRelease({ views, bad, pages: known, vitals: noVitals }, previous).decision;
      if (decision === 'stop' || (decision === 'pass' && step === 2)) return { decision, views: total(pages, 'views') };
    }
  }
  throw new Error('The release was never decided.');
}

const seeds = Array.from({ length: 100 }, (_, index) => index + 1);

it('of 100 healthy releases of 40 pages at most one is stopped', () => {
  const ends = seeds.map((seed) => release(seed, () => false));
  expect(ends.filter(({ decision }) => decision === 'stop').length).toBeLessThanOrEqual(1);
  expect(Math.max(...ends.map(({ views }) => views))).toBeLessThan(3000);
});

it('of 100 releases with a wholly broken page of 3 %, at least 95 are stopped', () => {
  const ends = seeds.map((seed) => release(seed, (page) => page === 6));
  expect(ends.filter(({ decision }) => decision === 'stop').length).toBeGreaterThanOrEqual(95);
});
