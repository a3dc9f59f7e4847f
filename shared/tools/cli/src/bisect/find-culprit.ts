import type { Mix } from '@site/delivery/activate';

/** A version change of one part in the site's history. */
export interface HistoryStep {
  /** Of its activation. */
  sequence: number;
  part: string;
  /** `undefined` for a new part. */
  from: string | undefined;
  to: string;
}

export interface History {
  good: Mix;
  steps: readonly HistoryStep[];
}

/** Results on one mix; `untestable` when its versions do not fit together. */
export type Outcome = { passed: number; failed: number } | 'untestable';

export type RunTest = (mix: Mix, times: number, label: string) => Promise<Outcome>;

export type Culprit =
  | { kind: 'release'; release: HistoryStep }
  /** Passes with either on the good versions, and fails with both. */
  | { kind: 'pair'; release: HistoryStep; other: HistoryStep }
  /** Like `pair`, but more releases are needed, or the partner is among versions that do not fit together. */
  | { kind: 'several'; release: HistoryStep; among: readonly HistoryStep[] }
  | { kind: 'flaky'; label: string; passed: number; failed: number }
  | { kind: 'passes now' }
  | { kind: 'fails before' }
  | { kind: 'untestable'; label: string };

/** Runs per mix, at both ends and between, to detect flaky tests. */
const [runsAtEnds, runsBetween] = [4, 2];
/** A test that fails in a fifth of its runs is detected in 93 of 100 searches. */
const runsThatMustPass = 12;

class Undecided extends Error {
  constructor(readonly culprit: Culprit) {
    super(culprit.kind);
  }
}

/**
 * The release, or pair, that makes a test fail. At most fourteen mixes for 64 releases: six for the release, one for it
 * by itself, six for its partner, one to confirm.
 */
export async function findCulprit({ good, steps }: History, run: RunTest): Promise<Culprit> {
  const fails = async (mix: Mix, times: number, label: string): Promise<boolean | 'untestable'> => {
    const outcome = await run(mix, times, label);
    if (outcome === 'untestable') return outcome;
    if (outcome.passed > 0 && outcome.failed > 0) throw new Undecided({ kind: 'flaky', label, ...outcome });
    return outcome.failed > 0;
  };
  const after = (count: number): Mix =>
    steps.slice(0, count).reduce<Mix>((mix, { part, to }) => ({ ...mix, [part]: to }), good);
  const end = async (mix: Mix, label: string) => {
    const failed = await fails(mix, runsAtEnds, label);
    if (failed === 'untestable') throw new Undecided({ kind: 'untestable', label });
    return failed;
  };
  const passesNow = async (live: Mix): Promise<Culprit> => {
    const failed = await fails(live, runsThatMustPass, 'what is live');
    if (!failed) return { kind: 'passes now' };
    return { kind: 'flaky', label: 'what is live', passed: runsAtEnds, failed: runsThatMustPass };
  };
  try {
    const live = after(steps.length);
    if (!(await end(live, 'what is live'))) return await passesNow(live);
    if (await end(good, 'the good versions')) return { kind: 'fails before' };
    const first = await search(steps.length, (count) => fails(after(count), runsBetween, labelOf(steps[count - 1])));
    const release = steps[first.at - 1];
    if (!release || first.from !== first.at) return severalOf(steps, first, release);
    if (first.at === 1) return { kind: 'release', release };
    const withRelease = (mix: Mix): Mix => ({ ...mix, [release.part]: release.to });
    const alone = await fails(withRelease(good), runsBetween, `${labelOf(release)} on the good versions`);
    if (alone === true) return { kind: 'release', release };
    const partner = await search(first.at - 1, (count) =>
      fails(withRelease(after(count)), runsBetween, `${labelOf(release)} with ${labelOf(steps[count - 1])}`),
    );
    const other = steps[partner.at - 1];
    if (!other || partner.from !== partner.at) return severalOf(steps, partner, release);
    const both = withRelease({ ...good, [other.part]: other.to });
    const isPair = await fails(both, runsBetween, `${labelOf(release)} and ${labelOf(other)} on the good versions`);
    return isPair === true ? { kind: 'pair', release, other } : { kind: 'several', release, among: [other] };
  } catch (error) {
    if (error instanceof Undecided) return error.culprit;
    throw error;
  }
}

export const labelOf = (step: HistoryStep | undefined) =>
  step ? `activation ${step.sequence}, ${step.part}@${step.to}` : 'the good versions';

function severalOf(
  steps: readonly HistoryStep[],
  { from, at }: { from: number; at: number },
  release: HistoryStep | undefined,
): Culprit {
  const among = steps.slice(from - 1, at);
  const last = release ?? among.at(-1);
  return last ? { kind: 'several', release: last, among } : { kind: 'untestable', label: 'the history' };
}

/**
 * The smallest failing count in 1 … `most`. Skips untestable counts; `from` is smaller than `at` when any between may
 * be it.
 */
async function search(
  most: number,
  fails: (count: number) => Promise<boolean | 'untestable'>,
): Promise<{ from: number; at: number }> {
  let [passing, failing] = [0, most];
  const untestable = new Set<number>();
  for (;;) {
    const open = Array.from({ length: failing - passing - 1 }, (_, index) => passing + 1 + index).filter(
      (count) => !untestable.has(count),
    );
    const middle = open[Math.floor(open.length / 2)];
    if (middle === undefined) return { from: passing + 1, at: failing };
    const failed = await fails(middle);
    if (failed === 'untestable') untestable.add(middle);
    else if (failed) failing = middle;
    else passing = middle;
  }
}
