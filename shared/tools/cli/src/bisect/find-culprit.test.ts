/** @jest-environment node */
import type { Mix } from '@site/delivery/activate';
import { findCulprit, type History, type HistoryStep, type Outcome } from './find-culprit';

const parts = ['shell', 'marketing', 'projects', 'agency', 'account'];
const good: Mix = Object.fromEntries(parts.map((part) => [part, '0']));

function* numbers(seed: number): Generator<number> {
  for (let state = seed; ;) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    yield state / 2_147_483_648;
  }
}

function historyOf(seed: number): History {
  const random = numbers(seed);
  const now: Record<string, string> = { ...good };
  const steps = Array.from({ length: 64 }, (_, index): HistoryStep => {
    const part = parts[Math.floor((random.next().value as number) * parts.length)] ?? 'shell';
    const [from, to] = [now[part], String(index + 1)];
    now[part] = to;
    return { sequence: index + 2, part, from, to };
  });
  return { good, steps };
}

const has = (mix: Mix, { part, to }: HistoryStep) => Number(mix[part]) >= Number(to);

function runner(history: History, outcomeOf: (mix: Mix, times: number) => Outcome) {
  const composed = new Set<string>();
  const run = (mix: Mix, times: number, label: string) => {
    if (!['what is live', 'the good versions'].includes(label)) composed.add(JSON.stringify(mix));
    return Promise.resolve(outcomeOf(mix, times));
  };
  return { composed, find: () => findCulprit(history, run) };
}

const always = (fails: boolean, times: number): Outcome =>
  fails ? { passed: 0, failed: times } : { passed: times, failed: 0 };
const stepOf = ({ steps }: History, index: number) => steps[index] ?? fail();
const fail = (): never => {
  throw new Error('There is no such step.');
};

test.each(Array.from({ length: 20 }, (_, index) => index))(
  'a release that breaks a test is named (%i)',
  async (seed) => {
    const history = historyOf(seed);
    const culprit = stepOf(history, (seed * 17 + 3) % 64);
    const { find, composed } = runner(history, (mix, times) => always(has(mix, culprit), times));
    expect(await find()).toEqual({ kind: 'release', release: culprit });
    expect(composed.size).toBeLessThanOrEqual(14);
  },
);

test.each(Array.from({ length: 10 }, (_, index) => index))('a pair that breaks a test is named (%i)', async (seed) => {
  const history = historyOf(seed + 100);
  const other = stepOf(history, (seed * 5 + 1) % 60);
  const release = history.steps.find(({ to, part }) => Number(to) > Number(other.to) && part !== other.part) ?? fail();
  const { find, composed } = runner(history, (mix, times) => always(has(mix, other) && has(mix, release), times));
  expect(await find()).toEqual({ kind: 'pair', release, other });
  expect(composed.size).toBeLessThanOrEqual(14);
});

test.each(Array.from({ length: 10 }, (_, index) => index))('a flaky test is called flaky (%i)', async (seed) => {
  const history = historyOf(seed + 200);
  const random = numbers(seed + 7);
  const share = 0.2 + (seed % 5) * 0.12;
  const { find } = runner(history, (_, times) => {
    const failed = Array.from({ length: times }, () => (random.next().value as number) < share).filter(Boolean).length;
    return { passed: times - failed, failed };
  });
  expect((await find()).kind).toBe('flaky');
});

test('a test that passes now, or failed before, blames nobody', async () => {
  const history = historyOf(1);
  expect(await runner(history, (_, times) => always(false, times)).find()).toEqual({ kind: 'passes now' });
  expect(await runner(history, (_, times) => always(true, times)).find()).toEqual({ kind: 'fails before' });
});

test('untestable versions are skipped and named when they may be the cause', async () => {
  const history = historyOf(3);
  const [culprit, before] = [stepOf(history, 20), stepOf(history, 19)];
  const isState = (mix: Mix, step: HistoryStep, next: HistoryStep) => has(mix, step) && !has(mix, next);
  const { find } = runner(history, (mix, times) =>
    isState(mix, before, culprit) ? 'untestable' : always(has(mix, culprit), times),
  );
  expect(await find()).toEqual({ kind: 'several', release: culprit, among: [before, culprit] });
});
