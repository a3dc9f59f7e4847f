import type { Activation, Split } from '@site/contracts';
import { judgeRelease, type ReleaseVerdict, type SeenViews } from '@site/delivery/activate';
import type { Reports } from '../reports';

/** So far back the previous version is looked at (ms): a week has all of its days. */
const previousMs = 7 * 24 * 60 * 60 * 1000;

/** What the views say of one part of a careful release. */
export interface Judged extends ReleaseVerdict {
  part: string;
}

const none: SeenViews = { views: 0, bad: 0, pages: [], vitals: { LCP: [], INP: [] } };

/**
 * Each released part by the views of this step. Pages and vitals are judged by the views of all steps: a page that few
 * visit is not seen often enough in one.
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
