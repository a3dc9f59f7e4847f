/** Views of pages that showed one version of a part, each of another network, and those in which anything failed. */
export interface ViewCount {
  views: number;
  bad: number;
}

export interface Verdict {
  /** `continue`: the views so far do not decide it. */
  decision: 'stop' | 'continue' | 'pass';
  /** Share of bad views up to which the release counts as healthy. */
  healthyRate: number;
  /** Share of bad views that a broken release is assumed to have, or more. */
  brokenRate: number;
  /** Logarithm of how many times likelier the views are in a broken release than in a healthy one. */
  evidence: number;
}

/** Probability that a healthy release is stopped in one step: 1 in 5,000. */
export const falseStop = 0.0002;
/** Probability that a broken release passes one step. */
export const falsePass = 0.001;

/** Fewer views of the previous version say too little about what is usual; until then nothing is decided. */
export const leastPreviousViews = 400;

export interface JudgeOptions {
  /** In place of {@link leastPreviousViews}. */
  leastPrevious?: number;
  /** So many tests are looked at together: none of them stops a healthy release more often for that. */
  tests?: number;
}

/** Nobody's pages are without any failure: old browsers, lost connections. */
const leastHealthyRate = 0.01;
/** A release is broken when this share of all views is bad beyond the healthy ones, or more. */
const brokenBeyond = 0.06;
/** 97.7 % of a normal distribution lie below so many standard deviations. */
const deviations = 2;

/**
 * Wald's sequential probability ratio test of two rates of bad views, to be asked again after any number of new views.
 *
 * With p0 the healthy and p1 the broken rate, and b bad ones of n views, the evidence is
 * `b·ln(p1/p0) + (n − b)·ln((1 − p1)/(1 − p0))`. The release is stopped at `ln((1 − β)/α)` and passes at `ln(β/(1 −
 * α))`, α being {@link falseStop} and β {@link falsePass}. While the true rate is at most p0, the probability that the
 * evidence ever reaches the upper limit is at most α/(1 − β), however often one looks: the likelihood ratio is then a
 * supermartingale (Ville's inequality). While it is at least p1, the release passes with at most β/(1 − α).
 *
 * p0 is not known but measured on the previous version: the upper end of its interval (Wilson, two standard
 * deviations), and at least 1 %. p1 is 6 points above p0, or twice p0 when that is more.
 *
 * `sequential-test.test.ts` simulates it. Of 200 healthy releases none or one is stopped, with up to 5 % of bad views
 * before and after. One that throws on 20 % of its views is stopped at 6 bad views in the mean and 15 at most when
 * there were up to 2 % before, and below 30 with 5 %. A healthy release passes a step in 110 to 280 views.
 */
export function judge(
  released: ViewCount,
  previous: ViewCount,
  { leastPrevious = leastPreviousViews, tests = 1 }: JudgeOptions = {},
): Verdict {
  if (previous.views < leastPrevious)
    return {
      decision: 'continue',
      healthyRate: leastHealthyRate,
      brokenRate: leastHealthyRate + brokenBeyond,
      evidence: 0,
    };
  const healthyRate = Math.max(leastHealthyRate, upperRate(previous));
  const brokenRate = Math.min(0.99, Math.max(healthyRate + brokenBeyond, 2 * healthyRate));
  const { views, bad } = released;
  const evidence =
    bad * Math.log(brokenRate / healthyRate) + (views - bad) * Math.log((1 - brokenRate) / (1 - healthyRate));
  const decision =
    evidence >= Math.log((1 - falsePass) / (falseStop / tests))
      ? 'stop'
      : evidence <= Math.log(falsePass / (1 - falseStop))
        ? 'pass'
        : 'continue';
  return { decision, healthyRate, brokenRate, evidence };
}

/** Upper end of Wilson's interval; a half where nothing is known. */
function upperRate({ views, bad }: ViewCount): number {
  if (views === 0) return 0.5;
  const [rate, z2] = [bad / views, deviations ** 2];
  const spread = deviations * Math.sqrt((rate * (1 - rate)) / views + z2 / (4 * views ** 2));
  return Math.min(0.5, (rate + z2 / (2 * views) + spread) / (1 + z2 / views));
}
