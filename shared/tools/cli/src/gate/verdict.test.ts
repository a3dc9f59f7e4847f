/** @jest-environment node */
import type { GateBuild } from './case';
import { gateBuilds, selectBuilds, selectSample } from './select';
import { judge } from './verdict';

const build: GateBuild = {
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
  it('is right when each is refused by its own sentence, and a sentence that follows is expected', () => {
    expect(right(path, nothing, '/agency of agency has no h1; a page has one.')).toEqual([true, true]);
  });

  it('is wrong for a change that another one hides, and for both when a sentence belongs to neither', () => {
    expect(right(path)).toEqual([true, false]);
    expect(right(path, nothing, 'The moon is down.')).toEqual([false, false]);
  });

  it('is wrong when nothing is refused, when the check ends without a word, and when it never ends', () => {
    const accepted = { output: '   9.0 s  fits what is live: agency 1.0.0', code: 0, seconds: 9 };
    for (const outcome of [accepted, { output: '', code: 0, seconds: 1 }, { output: '', code: null, seconds: 360 }]) {
      expect(judge(build, outcome).map(({ isRight }) => isRight)).toEqual([false, false]);
    }
  });

  it('is right for a harmless change that is accepted, and wrong when it is refused, hangs, or is not the same version', () => {
    const harmless: GateBuild = {
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
});

describe('the cases of the gate', () => {
  const cases = gateBuilds.flatMap((each) => each.cases);

  it('are forty breaking and twenty-five harmless ones at least, each with an id of its own', () => {
    expect(cases.filter(({ refusal }) => refusal).length).toBeGreaterThanOrEqual(40);
    expect(cases.filter(({ refusal }) => !refusal).length).toBeGreaterThanOrEqual(25);
    expect(new Set(cases.map(({ id }) => id)).size).toBe(cases.length);
  });

  it('have the sample among them, of every kind, and a name that there is not is refused', () => {
    expect(new Set(selectSample().map(({ kind }) => kind))).toEqual(new Set(gateBuilds.map(({ kind }) => kind)));
    expect(() => selectBuilds(['no-such-case'])).toThrow('There is no case "no-such-case".');
  });
});
