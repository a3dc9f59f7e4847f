/** @jest-environment node */
import { BusyError } from './busy';
import { Findings } from './findings';
import { judgePages } from './judge-pages';

const page = { path: '/agency', route: '/agency', part: 'agency', status: 200 as const, noindex: false };
const slow = 'is not hydrated within 20 s';

const found = (sentences: readonly string[]): Findings => {
  const findings = new Findings();
  sentences.forEach((each) => findings.add(each));
  return findings;
};

async function judge(first: readonly string[], again: readonly string[], live: readonly string[]) {
  let visits = 0;
  const views = await judgePages({
    pages: [page],
    visit: async (_, { name }) => {
      if (name !== 'on a phone') return found([]);
      visits += 1;
      return found(visits === 1 ? first : again);
    },
    visitLive: async () => found(live),
    visitAnyLive: () => undefined,
    atOnce: 2,
  });
  return { findings: views.flatMap(({ findings }) => findings), visits };
}

it('refuses what only the proposal has, and has again', async () => {
  expect(await judge(['shows nothing', 'once'], ['shows nothing'], [])).toEqual({
    findings: ['shows nothing'],
    visits: 2,
  });
});

it('asks once where the live page has the same', async () => {
  expect(await judge(['shows nothing'], [], ['shows nothing'])).toEqual({ findings: [], visits: 1 });
});

it('blames time only where the live page is quick', async () => {
  expect((await judge([slow], [slow], [])).findings).toEqual([slow]);
  expect((await judge([slow, 'shows nothing'], [slow, 'shows nothing'], [])).findings).toEqual(['shows nothing']);
  await expect(judge([slow], [slow], [slow])).rejects.toThrow(BusyError);
  expect((await judge([slow], [], [slow])).findings).toEqual([]);
});
