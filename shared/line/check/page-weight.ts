import type { ModuleId, Release } from '@site/contracts';
import { scriptsOfModule } from '../release';
import { type CheckReport, mergeReports, refuse, warn } from './report';
import { isCandidate, type Releases, type RenderedPage, type WeighedPage } from '../compose';

/** KB are 1000 bytes after brotli, quality 11. */
export interface PageFigures {
  /** KB, also of modules that wait for an interaction. */
  scripts: number;
  /** KB. A connection's first round trip has 14.6; the largest pages need a second one for their styles. */
  html: number;
  /** Scripts, fonts, style sheets and other files named by the document, except pictures. */
  requests: number;
}

/**
 * Figures of November 2026 plus a few percent (`shared/docs/performance.md`). Say what an increase allows: the last
 * 0.4 KB of HTML are the policy of the page, which was a header; the last KB of scripts and two files are the search
 * field on the landing page, where it loads when it is touched.
 */
export const pageBudget: Readonly<PageFigures> = { scripts: 213, html: 16.2, requests: 16 };

export function weigh({ html, scripts, others, modules }: WeighedPage, releases: readonly Release[]): PageFigures {
  const sizes = new Map(
    releases.flatMap(({ part, files }) => files.map(({ name, brotli }) => [`/_/${part}/${name}`, brotli])),
  );
  const scriptsOf = (id: ModuleId) => {
    const { entry, others } = scriptsOfModule(id, releases);
    return [...entry, ...others];
  };
  const all = new Set([...scripts, ...modules.flatMap(scriptsOf)]);
  return {
    scripts: [...all].reduce((sum, url) => sum + (sizes.get(url) ?? 0), 0) / 1000,
    html: html / 1000,
    requests: scripts.length + others.length,
  };
}

/** Smaller growth is ignored: a limit is not about a single word. */
const noticed = 1.01;
/** KB: version names compress differently. */
const nameNoise = 0.05;

const excesses: Record<keyof PageFigures, (now: number) => string> = {
  scripts: (now) => `loads ${now.toFixed(1)} KB of scripts (brotli); ${pageBudget.scripts} KB are allowed.`,
  html: (now) => `has ${now.toFixed(1)} KB of HTML (brotli); ${pageBudget.html} KB are allowed.`,
  requests: (now) => `asks for ${now} files beside its pictures; ${pageBudget.requests} are allowed.`,
};

/**
 * A page over budget is refused when it is heavier than live, because a limit may be newer than the live release; and a
 * known instance that looks like an unknown one. Pages without a candidate get warnings.
 */
export async function checkPage(
  { path, part = 'shell', parts, body, unknownBody, weight }: RenderedPage,
  choice: Releases & { budgets?: 'refuse' | 'warn' | undefined },
  weighLive: (path: string) => Promise<PageFigures | undefined>,
): Promise<CheckReport> {
  const { releases, budgets } = choice;
  const shown = new Set(['shell', part, ...parts]);
  const isNew = releases.some((release) => shown.has(release.part) && isCandidate(choice, release));
  const subject = `${path} of ${part}`;
  const lost =
    body === unknownBody
      ? [`${subject} looks like an address that does not exist. Does the page read the parameter that its route names?`]
      : [];
  const figures = Object.entries(weigh(weight, releases)) as [keyof PageFigures, number][];
  const over = figures.filter(([figure, now]) => now > pageBudget[figure]);
  const isJudged = isNew && budgets !== 'warn' && over.length > 0;
  const live = isJudged ? await weighLive(path) : undefined;
  const reports = over.map(([figure, now]) => {
    const isHeavier = !live || now > live[figure] * noticed + nameNoise;
    return (isJudged && isHeavier ? refuse : warn)([`${subject} ${excesses[figure](now)}`]);
  });
  return mergeReports([(isNew ? refuse : warn)(lost), ...reports]);
}
