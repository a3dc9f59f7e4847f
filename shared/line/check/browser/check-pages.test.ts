/** @jest-environment node */
import { BusyError, Findings } from './findings';
import { checkPages } from './check-pages';

const page = { path: '/agency', part: 'agency', status: 200 as const };
const slow = 'is not hydrated within 20 s';
const untitled = 'has no title';

const found = (...sentences: string[]): Findings => {
  const findings = new Findings();
  sentences.forEach((each) => findings.add(each));
  return findings;
};

async function judge(first: readonly string[], live: readonly string[], again: readonly string[], isSame = true) {
  const answers = [first, again];
  const views = await checkPages({
    pages: [page],
    open: async (_, { name }) => found(...(name === 'on a phone' ? (answers.shift() ?? []) : [])),
    openLive: async () => ({ findings: found(...live), isSame }),
    atOnce: 2,
  });
  return views.flatMap(({ findings }) => findings);
}

describe('what a page is refused for', () => {
  test('is found twice, and not on the live page', async () => {
    await expect(judge([untitled], [], [untitled])).resolves.toEqual([untitled]);
    await expect(judge([untitled], [], [])).resolves.toEqual([]);
    await expect(judge([untitled], [untitled], [untitled])).resolves.toEqual([]);
    await expect(judge([slow], [], [slow])).resolves.toEqual([slow]);
  });

  test('may come after what the live page has, too', async () => {
    await expect(judge([untitled], [untitled], [untitled, 'is not printed'])).resolves.toEqual(['is not printed']);
  });

  test('cannot be judged when the live page is too slow, which has its own exit code', async () => {
    const judged = judge([slow], ['does not answer within 60 s'], [slow]);
    await expect(judged).rejects.toThrow(BusyError);
    await expect(judged).rejects.toMatchObject({ exitCode: 3 });
    await expect(judge([untitled], [slow], [untitled])).rejects.toThrow(BusyError);
  });

  test('on a new page, only time depends on the machine', async () => {
    await expect(judge([slow], [slow], [slow], false)).rejects.toThrow(BusyError);
    await expect(judge([untitled], [slow, untitled], [untitled], false)).resolves.toEqual([untitled]);
  });
});
