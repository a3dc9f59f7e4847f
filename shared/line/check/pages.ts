import { type CheckReport, refuse, warn } from '../storage';
import { type Excess, isHeavier, listExcesses, type PageFigures, type WeighedPage } from './page-weight';
import { isCandidate, type Proposal } from './proposal';

export interface RenderedPage {
  path: string;
  part?: string | undefined;
  /** All parts that draw something on it. */
  parts: readonly string[];
  body: string;
  /** Set for a known instance of a parameter path: the HTML of an unknown instance. */
  unknownBody?: string | undefined;
  /** None in development, whose builds are larger. */
  weight: WeighedPage | undefined;
}

/**
 * A page over budget is refused when it is heavier than live, and a known instance that looks like an unknown one.
 * Pages without a candidate get warnings.
 */
export async function checkPage(
  { path, part = 'shell', parts, body, unknownBody, weight }: RenderedPage,
  proposal: Proposal,
  weighLive: (path: string) => Promise<PageFigures | undefined>,
): Promise<CheckReport> {
  const { releases, budgets } = proposal;
  const shown = new Set(['shell', part, ...parts]);
  const isNew = releases.some((release) => shown.has(release.part) && isCandidate(proposal, release));
  const subject = `${path} of ${part}`;
  const lost =
    body === unknownBody
      ? [`${subject} looks like an address that does not exist. Does the page read the parameter that its route names?`]
      : [];
  const excesses = weight ? listExcesses(subject, weight, releases) : [];
  const isJudged = isNew && budgets !== 'warn' && excesses.length > 0;
  const live = isJudged ? await weighLive(path) : undefined;
  const heavier = isJudged ? excesses.filter((excess) => isHeavier(excess, live)) : [];
  const sentencesOf = (some: readonly Excess[]) => some.map(({ sentence }) => sentence);
  const { refusals } = refuse([...(isNew ? lost : []), ...sentencesOf(heavier)]);
  const { warnings } = warn([
    ...(isNew ? [] : lost),
    ...sentencesOf(excesses.filter((excess) => !heavier.includes(excess))),
  ]);
  return { refusals, warnings };
}
