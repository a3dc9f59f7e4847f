/** @jest-environment node */
import { BusyError } from './busy';
import { Findings } from './findings';
import { lookAtPages, type Open } from './look-at-pages';

const page = { path: '/agency', route: '/agency', part: 'agency', status: 200 as const, noindex: false };
const slow = 'is not hydrated within 20 s';

const found = (...sentences: string[]): Findings => {
  const findings = new Findings();
  sentences.forEach((each) => findings.add(each));
  return findings;
};

function look(first: readonly string[], again: readonly string[], live: readonly string[]) {
  let count = 0;
  const open: Open = async (_, { name }) => {
    if (name !== 'on a phone') return found();
    count += 1;
    return found(...(count === 1 ? first : again));
  };
  return lookAtPages({
    pages: [page],
    open,
    openLive: async () => found(...live),
    openAnyLive: async () => found(),
    atOnce: 2,
  });
}

const findingsOf = async (...input: Parameters<typeof look>) =>
  (await look(...input)).flatMap(({ findings }) => findings);

describe('a page that fails by time', () => {
  it('is opened once more, and is good when it is quick then', async () => {
    await expect(findingsOf([slow], [], [])).resolves.toEqual([]);
  });

  it('is refused when the live page is quick', async () => {
    await expect(findingsOf([slow], [slow], [])).resolves.toEqual([slow]);
  });

  it('cannot be judged when the live page is as slow, which has its own exit code', async () => {
    const judged = findingsOf([slow], [slow], ['does not answer within 60 s']);
    await expect(judged).rejects.toThrow(BusyError);
    await expect(judged).rejects.toMatchObject({ exitCode: 3 });
  });

  it('is refused at once for what else is wrong', async () => {
    await expect(findingsOf([slow, 'has no title'], [], [])).resolves.toEqual(['has no title']);
  });

  it('cannot be judged when it is in doubt and the live page does not come in time', async () => {
    const doubtful = found();
    doubtful.doubt('covered', 'covers 2 of its 9 controls');
    const judge = (live: Findings) =>
      lookAtPages({
        pages: [page],
        open: async () => doubtful,
        openLive: async () => live,
        openAnyLive: async () => live,
        atOnce: 2,
      });
    await expect(judge(found(slow))).rejects.toThrow(BusyError);
    await expect(judge(found())).resolves.toContainEqual(
      expect.objectContaining({ findings: ['covers 2 of its 9 controls'] }),
    );
  });
});
