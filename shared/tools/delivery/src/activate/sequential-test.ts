/** Views of one version of a part, each from another network, and the bad ones. */
export interface ViewCount {
  views: number;
  bad: number;
}

export interface Verdict {
  /** `continue`: the views so far do not decide it. */
  decision: 'stop' | 'continue' | 'pass';
  healthyRate: number;
  brokenRate: number;
  /** Log likelihood ratio of broken to healthy. */
  evidence: number;
}

/** Probability that a healthy release is stopped in one step: 1 in 5,000. */
export const falseStop = 0.0002;
/** Probability that a broken release passes one step. */
export const falsePass = 0.001;

/** With fewer previous views nothing is decided. */
export const leastPreviousViews = 400;

export interface JudgeOptions {
  /** Replaces {@link leastPreviousViews}. */
  leastPrevious?: number;
  tests?: number;
}

/** Every page has some failures: old browsers, lost connections. */
const leastHealthyRate = 0.01;
/** Additional share of bad views that counts as broken. */
const brokenBeyond = 0.06;
/** Standard deviations: 97.7 % of a normal distribution is below. */
const deviations = 2;

/**
 * Wald's sequential probability ratio test of two rates of bad views, evaluated after any number of views.
 *
 * With p0 the healthy and p1 the broken rate, and b bad ones of n views, the evidence is
 * `b·ln(p1/p0) + (n − b)·ln((1 − p1)/(1 − p0))`. The release is stopped at `ln((1 − β)/α)` and passes at `ln(β/(1 −
 * α))`, α being {@link falseStop} and β {@link falsePass}. While the true rate is at most p0, the probability of ever
 * reaching the upper limit is at most α/(1 − β), however often it is evaluated: the likelihood ratio is then a
 * supermartingale (Ville's inequality). While it is at least p1, the release passes with at most β/(1 − α).
 *
 * p0 is measured on the previous version: the upper end of its Wilson interval (two standard deviations), at least
 * 1 %. p1 is 6 points above p0, or twice p0 when that is more. `sequential-test.test.ts` simulates it.
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

/** Upper end of Wilson's interval; one half without views. */
function upperRate({ views, bad }: ViewCount): number {
  if (views === 0) return 0.5;
  const [rate, z2] = [bad / views, deviations ** 2];
  const spread = deviations * Math.sqrt((rate * (1 - rate)) / views + z2 / (4 * views ** 2));
  return Math.min(0.5, (rate + z2 / (2 * views) + spread) / (1 + z2 / views));
}
