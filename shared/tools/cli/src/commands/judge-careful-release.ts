import type { Activation, Split } from '@site/contracts';
import { judgeRelease, type ReleaseVerdict, type SeenViews } from '@site/delivery/activate';
import type { Reports } from '../reports';

/** Milliseconds of reports on the previous version: a week has all of its days. */
const previousMs = 7 * 24 * 60 * 60 * 1000;

export interface Judged extends ReleaseVerdict {
  part: string;
}

const none: SeenViews = { views: 0, bad: 0, pages: [], vitals: { LCP: [], INP: [] } };

/**
 * Judges each released part by the views of this step. Pages and vitals use all steps, because pages with few visits
 * need them.
 */
export async function judgeAll(
  { at }: Pick<Activation, 'at'>,
  { released, salt, share }: Split,
  before: Readonly<Record<string, string>>,
  reports: Pick<Reports, 'compareViews'>,
): Promise<Judged[]> {
  const since = new Date(Date.parse(at) - previousMs).toISOString();
  const names = Object.keys(released);
  const asked = names.flatMap((part) => [
    { part: `${part}@${released[part]}`, since, split: { salt, share } },
    { part: `${part}@${before[part]}`, since },
  ]);
  const seen = await reports.compareViews(asked);
  return names.map((part, index) => {
    const [views = none, previous = none] = seen.slice(2 * index);
    return { part: `${part} ${released[part]}`, ...judgeRelease(views, previous) };
  });
}

export function describeJudged({ part, sentence }: Judged): string {
  return `${part}: ${sentence}`;
}
