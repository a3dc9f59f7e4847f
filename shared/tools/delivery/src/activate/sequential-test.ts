/** Views of pages that showed one version of a part, and those of them in which anything failed. */
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

/** Probability that a healthy release is stopped in one step: 1 in 2,500, and with two steps 1 in 1,250. */
export const falseStop = 0.0004;
/** Probability that a broken release passes one step. */
export const falsePass = 0.01;

/** Nobody's pages are without any failure: extensions, old browsers, lost connections. */
const leastHealthyRate = 0.01;
/** A release is broken when this share of all views is bad beyond the healthy ones, or more. */
const brokenBeyond = 0.06;
/** 99.9 % of a normal distribution lie below so many standard deviations. */
const deviations = 3.09;

/**
 * Wald's sequential probability ratio test of two rates of bad views, to be asked again after any number of new views.
 *
 * With p0 the healthy and p1 the broken rate, and b bad ones of n views, the evidence is
 * `b·ln(p1/p0) + (n − b)·ln((1 − p1)/(1 − p0))`. The release is stopped at `ln((1 − β)/α)` and passes at `ln(β/(1 − α))`,
 * α being {@link falseStop} and β {@link falsePass}. While the true rate is at most p0, the probability that the evidence
 * ever reaches the upper limit is at most α/(1 − β), however often one looks (Ville's inequality: the likelihood ratio
 * is a supermartingale). p0 is the upper end of the 99.9 % interval (Wilson) of what the previous version
 * had, and at least 1 %: a rate that few views have measured stops nobody. p1 is 6 points above p0, or twice p0 when that is more.
 *
 * A release that throws on 20 % of its views is stopped at 4 to 5 bad views in the mean where the previous version had
 * up to 1 % bad ones, and at about 10 where it had 5 %; `sequential-test.test.ts` simulates both.
 */
export function judge(released: ViewCount, previous: ViewCount): Verdict {
  const healthyRate = Math.max(leastHealthyRate, upperRate(previous));
  const brokenRate = Math.min(0.99, Math.max(healthyRate + brokenBeyond, 2 * healthyRate));
  const { views, bad } = released;
  const evidence = bad * Math.log(brokenRate / healthyRate) + (views - bad) * Math.log((1 - brokenRate) / (1 - healthyRate));
  const decision = evidence >= Math.log((1 - falsePass) / falseStop) ? 'stop' : evidence <= Math.log(falsePass / (1 - falseStop)) ? 'pass' : 'continue';
  return { decision, healthyRate, brokenRate, evidence };
}

/** Upper end of Wilson's interval; without any view nothing is known, and the least rate is assumed. */
function upperRate({ views, bad }: ViewCount): number {
  if (views === 0) return 0;
  const [rate, z2] = [bad / views, deviations ** 2];
  const spread = deviations * Math.sqrt((rate * (1 - rate)) / views + z2 / (4 * views ** 2));
  return Math.min(0.5, (rate + z2 / (2 * views) + spread) / (1 + z2 / views));
}
