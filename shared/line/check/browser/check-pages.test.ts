/** @jest-environment node */
import { BusyError, Findings } from './findings';
import { checkPages } from './check-pages';
import type { VisitRecord } from './read-outcome';

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
  const { views } = await checkPages({
    pages: [page],
    changed: ['agency'],
    open: async (_, { name }) => ({ findings: found(...(name === 'on a phone' ? (answers.shift() ?? []) : [])) }),
    openLive: async () => ({ findings: found(...live) }),
    isLive: () => isSame,
    recallLive: async () => undefined,
    keep: () => undefined,
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

  test('is believed of other pages once three have confirmed it', async () => {
    const opened: string[] = [];
    const open =
      (place: string) =>
      async ({ path }: { path: string }, { isThorough }: { isThorough: boolean }) => {
        if (!isThorough) return { findings: found() };
        opened.push(place + path);
        return { findings: place === 'new ' ? found(untitled) : found() };
      };
    const { views } = await checkPages({
      pages: ['/1', '/2', '/3', '/4', '/5'].map((path) => ({ ...page, path })),
      changed: ['shell'],
      open: open('new '),
      openLive: open('live '),
      isLive: () => true,
      recallLive: async () => undefined,
      keep: () => undefined,
      atOnce: 1,
    });
    expect(views.filter(({ findings }) => findings.includes(untitled))).toHaveLength(5);
    const confirmed = ['/1', '/2', '/3'].flatMap((path) => [`new ${path}`, `live ${path}`, `new ${path}`]);
    expect(opened).toEqual([...confirmed, 'new /4', 'new /5']);
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

describe('what ends otherwise than live', () => {
  /** A letter for the title after each gesture. */
  const at = (titles: string): VisitRecord =>
    [...titles].map((title, index) => ({
      gesture: index === 0 ? 'opening' : `pressing "${index}"`,
      kind: index === 0 ? 'open' : 'press',
      outcome: { ...outcome, title },
    }));
  const outcome = {
    address: '/',
    owner: 'marketing',
    isAtTop: true,
    focus: ['', ''] as const,
    words: {},
    values: {},
    stored: {},
    machines: [],
    requests: [],
  };

  async function check(recalled: string, first: string, live: string, again: string) {
    const records = [first, again];
    const { views } = await checkPages({
      pages: [{ path: '/', part: 'marketing', status: 200 }],
      changed: ['projects'],
      open: async (_, { isThorough }) => {
        const title = isThorough ? records.shift() : undefined;
        return { findings: new Findings(), record: title === undefined ? undefined : at(title) };
      },
      openLive: async () => ({ findings: new Findings(), record: at(live) }),
      isLive: () => true,
      recallLive: async () => at(recalled),
      keep: () => undefined,
      atOnce: 2,
    });
    return views.flatMap(({ findings }) => findings);
  }

  test('refuses when it is so again, and live too is as it was', async () => {
    const sentence = 'does something else than live when it is opened: the title is "B" instead of "A"';
    expect(await check('A', 'B', 'A', 'B')).toEqual([sentence]);
    expect(await check('A', 'A', 'A', 'A')).toEqual([]);
    expect(await check('A', 'B', 'A', 'A')).toEqual([]);
    expect(await check('A', 'B', 'B', 'B')).toEqual([]);
  });

  test('refuses when it is so again after another gesture, as a timer ends', async () => {
    const sentence = 'does something else than live after pressing "1": the title is "C" instead of "A"';
    expect(await check('AAB', 'ACC', 'AAB', 'AAC')).toEqual([sentence]);
  });

  test('is listed as not compared when live ends the visit, too', async () => {
    const { views, listed } = await checkPages({
      pages: [{ path: '/', part: 'marketing', status: 200 }],
      changed: ['projects'],
      open: async (_, { isThorough }) => ({ findings: isThorough ? found(untitled) : found(), record: undefined }),
      openLive: async (_, { isThorough }) => ({ findings: isThorough ? found(untitled) : found(), record: undefined }),
      isLive: () => true,
      recallLive: async () => undefined,
      keep: () => undefined,
      atOnce: 2,
    });
    expect(views.flatMap(({ findings }) => findings)).toEqual([]);
    expect(listed.flatMap(({ findings }) => findings)).toEqual([
      `was not used with every gesture, because live has this, too: ${untitled}`,
    ]);
  });

  test('is asked of a page with a fault that live has, too', async () => {
    const { views } = await checkPages({
      pages: [{ path: '/', part: 'marketing', status: 200 }],
      changed: ['projects'],
      open: async (_, { isThorough }, known) => {
        const isThrough = isThorough && known?.sentences.has(untitled);
        return { findings: isThorough ? found(untitled) : found(), record: isThrough ? at('B') : undefined };
      },
      openLive: async (_, { isThorough }, isBrief) =>
        isThorough ? { findings: found(untitled), record: isBrief ? undefined : at('A') } : { findings: found() },
      isLive: () => true,
      recallLive: async () => undefined,
      keep: () => undefined,
      atOnce: 2,
    });
    expect(views.flatMap(({ findings }) => findings)).toHaveLength(1);
  });
});
