/** @jest-environment node */
import type { ListedBuild } from './case';
import { gateBuilds, selectBuilds, selectSample } from './select';
import { judge } from './verdict';

const build: ListedBuild = {
  kind: 'static',
  parts: ['agency'],
  cases: [
    { id: 'one', does: 'takes a path', edits: [], refusal: 'agency claims the path /blog' },
    { id: 'two', does: 'draws nothing', edits: [], refusal: 'draws nothing', also: ['has no h1'] },
  ],
};
const refused = (...sentences: string[]) => ({
  output: `   1.0 s  released agency\n\nThis cannot go live:\n${sentences.map((each) => `  ${each}`).join('\n')}\n\n`,
  code: 1,
  seconds: 1,
});
const right = (...sentences: string[]) => judge(build, refused(...sentences)).map(({ isRight }) => isRight);
const path = 'agency claims the path /blog, which marketing owns.';
const nothing = '/agency of agency draws nothing.';

describe('what the check says of planted changes', () => {
  it('is right for own and expected following sentences', () => {
    expect(right(path, nothing, '/agency of agency has no h1; a page has one.')).toEqual([true, true]);
  });

  it('is wrong for a hidden change and for an unmatched sentence', () => {
    expect(right(path)).toEqual([true, false]);
    expect(right(path, nothing, 'The moon is down.')).toEqual([false, false]);
  });

  it('is wrong for no refusal, silence and hanging', () => {
    const accepted = { output: '   9.0 s  fits what is live: agency 1.0.0', code: 0, seconds: 9 };
    for (const outcome of [accepted, { output: '', code: 0, seconds: 1 }, { output: '', code: null, seconds: 360 }]) {
      expect(judge(build, outcome).map(({ isRight }) => isRight)).toEqual([false, false]);
    }
  });

  it('is right for an accepted harmless change only', () => {
    const harmless: ListedBuild = {
      kind: 'harmless',
      parts: ['agency'],
      cases: [{ id: 'three', does: 'writes a comment', edits: [], says: 'released before: agency' }],
    };
    const verdicts = [
      { output: 'released before: agency 1\nfits what is live', code: 0 },
      { output: 'released agency 2\nfits what is live', code: 0 },
      refused(path),
      { output: '', code: 0 },
      { output: '', code: null },
    ];
    expect(verdicts.flatMap((each) => judge(harmless, { seconds: 1, ...each }).map(({ isRight }) => isRight))).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
  });

  it('is right for a harmless change beside a breaking one without a sentence about it', () => {
    const harmless = { id: 'three', does: 'writes a comment', edits: [] };
    const both: ListedBuild = { ...build, cases: [...build.cases, harmless] };
    const verdictOf = (...sentences: string[]) => judge(both, refused(path, nothing, ...sentences)).at(-1)?.isRight;
    expect([verdictOf(), verdictOf('The moon is down.')]).toEqual([true, false]);
  });
});

describe('the cases of the gate', () => {
  const cases = gateBuilds.flatMap((each) => each.cases);

  it('have at least forty breaking and twenty-five harmless cases with unique ids', () => {
    expect(cases.filter(({ refusal }) => refusal).length).toBeGreaterThanOrEqual(40);
    expect(cases.filter(({ refusal }) => !refusal).length).toBeGreaterThanOrEqual(25);
    expect(new Set(cases.map(({ id }) => id)).size).toBe(cases.length);
  });

  it('include a sample of a breaking and a harmless one, and refuse unknown names', () => {
    expect(selectSample().cases.map(({ refusal }) => Boolean(refusal))).toEqual([true, false]);
    expect(() => selectBuilds(['no-such-case'])).toThrow('There is no case "no-such-case".');
  });
});
