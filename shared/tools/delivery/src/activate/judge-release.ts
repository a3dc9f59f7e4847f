import { judge, leastPreviousViews, type ViewCount } from './sequential-test';

/** Reports on one version of a part. Each network counts once, and once per page. */
export interface SeenViews extends ViewCount {
  pages: readonly ({ page: string } & ViewCount)[];
  /** Milliseconds. */
  vitals: Readonly<Record<'LCP' | 'INP', readonly number[]>>;
}

export interface ReleaseVerdict {
  decision: 'stop' | 'continue' | 'pass';
  sentence: string;
}

/** Milliseconds; faster pages always pass. */
const goodMs = { LCP: 2500, INP: 200 } as const;

/** A release is slower beyond this multiple of the previous 75th percentile. */
const slowerTimes = 1.25;

/** Fewer previous values are not representative. */
const leastPreviousVitals = 100;

/** Log likelihood ratio above which a page or vital keeps a release from passing. */
const suspicion = Math.log(20);

/**
 * Compares a version with the previous one by all views, by page, and by vitals; the worst decides. With few previous
 * views a page is stopped only when clearly broken (see {@link judge}).
 */
export function judgeRelease(released: SeenViews, before: SeenViews): ReleaseVerdict {
  const whole = judge(released, before);
  const sentence = describeViews(released, before, whole.healthyRate);
  if (whole.decision === 'stop') return { decision: 'stop', sentence };
  const details = [...judgePages(released, before), ...judgeVitals(released, before)];
  const stopped = details.find(({ decision }) => decision === 'stop');
  if (stopped) return stopped;
  const suspect = details.find(({ decision }) => decision === 'continue');
  if (suspect) return { decision: 'continue', sentence: `${sentence}; ${suspect.sentence}` };
  return { decision: whole.decision, sentence };
}

function judgePages(released: SeenViews, before: SeenViews): ReleaseVerdict[] {
  const tests = released.pages.length;
  return released.pages.map((seen) => {
    const previous = before.pages.find(({ page }) => page === seen.page) ?? { views: 0, bad: 0 };
    const { decision, evidence } = judge(seen, previous, { leastPrevious: 0, tests });
    const failed = `on ${seen.page} ${countFailed(seen)}; of the version before ${previous.bad} of ${previous.views}`;
    return { decision: decision === 'stop' ? 'stop' : unlessSuspect(evidence), sentence: failed };
  });
}

function judgeVitals(released: SeenViews, before: SeenViews): ReleaseVerdict[] {
  return (['LCP', 'INP'] as const).flatMap((name) => {
    const limit = Math.max(goodMs[name], slowerTimes * quarterBeyond(before.vitals[name]));
    const [seen, previous] = [countSlow(released.vitals[name], limit), countSlow(before.vitals[name], limit)];
    const { decision, evidence } = judge(seen, previous, { leastPrevious: leastPreviousVitals, tests: 2 });
    const slow = `${name} is over ${Math.round(limit)} ms in ${seen.bad} of ${seen.views} views; of the version before in ${previous.bad} of ${previous.views}`;
    return { decision: decision === 'stop' ? 'stop' : unlessSuspect(evidence), sentence: slow };
  });
}

function unlessSuspect(evidence: number): 'continue' | 'pass' {
  return evidence >= suspicion ? 'continue' : 'pass';
}

function quarterBeyond(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length * 0.75)] ?? 0;
}

function countSlow(values: readonly number[], limit: number): ViewCount {
  return { views: values.length, bad: values.filter((value) => value > limit).length };
}

function describeViews(released: ViewCount, before: ViewCount, healthyRate: number): string {
  const usual =
    before.views < leastPreviousViews
      ? `${leastPreviousViews} are needed to compare`
      : `up to ${(healthyRate * 100).toFixed(1)} % is usual`;
  return `${countFailed(released)}; of the version before ${before.bad} of ${before.views}, ${usual}`;
}

/** Each view is of another network. */
function countFailed({ views, bad }: ViewCount): string {
  return `${bad} of ${views} views failed${bad > 0 ? `, from ${bad} ${bad === 1 ? 'network' : 'networks'}` : ''}`;
}
