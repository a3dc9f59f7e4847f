import type { Release } from '@site/contracts';
import { findPart, isCandidate, type Proposal } from './proposal';
import { type CheckReport, mergeReports, refuse, warn } from '../storage';

const notableGrowth = 1.2;

/** A candidate's pages must stay in their part's budget. Releases that are live over budget are a warning. */
export function checkBudgets(proposal: Proposal): CheckReport {
  return mergeReports(
    proposal.releases.flatMap((release) => {
      const over = overBudget(release);
      if (!isCandidate(proposal, release)) return [warn(over)];
      return [
        proposal.budgets === 'warn' ? warn(over) : refuse(over),
        warn(grown(release, findPart(proposal.live, release.part))),
      ];
    }),
  );
}

function overBudget(release: Release): string[] {
  return listPages(release)
    .filter(({ bytes }) => bytes > release.budget * 1000)
    .map(
      ({ key, bytes }) =>
        `${release.part}/${key} brings ${kilobytes(bytes)} of scripts (brotli); the budget of ${release.part} is ${release.budget} KB.`,
    );
}

function grown(release: Release, before: Release | undefined): string[] {
  const earlier = new Map(before && listPages(before).map(({ key, bytes }) => [key, bytes]));
  return listPages(release).flatMap(({ key, bytes }) => {
    const was = earlier.get(key);
    if (was === undefined || bytes <= was * notableGrowth) return [];
    return [`${release.part}/${key} grows from ${kilobytes(was)} of scripts (brotli) to ${kilobytes(bytes)}.`];
  });
}

/** A page's scripts and its part's entry; shared modules count for the shell. */
function listPages({ modules, files, entry }: Release): { key: string; bytes: number }[] {
  return Object.entries(modules)
    .filter(([key]) => key.startsWith('pages/'))
    .map(([key, { scripts }]) => {
      const names = new Set([...scripts, ...(entry ? [entry] : [])]);
      return { key, bytes: files.filter(({ name }) => names.has(name)).reduce((sum, { brotli }) => sum + brotli, 0) };
    });
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} KB`;
}
