import type { FragmentId, Release } from '@site/contracts';
import { lenderOf } from './modules';
import { findPart, type Proposal } from './proposal';
import { mergeReports, type CheckReport } from './report';
import type { PropsPair } from './props-fit';

/** What borrowers pass to a fragment fits what its lender takes. The compiler is only started where the two texts differ. */
export async function checkFragmentProps({ releases }: Proposal): Promise<CheckReport> {
  const pairs = releases.flatMap((release) => pairsOf(release, releases)).filter(({ given, accepted }) => given !== accepted);
  if (pairs.length === 0) return mergeReports([]);
  const { compareProps } = await import('./props-fit');
  const fits = compareProps(pairs);
  return mergeReports(pairs.map((pair, index) => describe(pair, fits[index])));
}

function pairsOf({ part, borrows }: Release, releases: readonly Release[]): PropsPair[] {
  return Object.entries(borrows).flatMap(([name, given]) => {
    const id = name as FragmentId; // the keys of `borrows` are ids
    const lender = lenderOf(id);
    const accepted = findPart(releases, lender)?.lends[id.split('/').at(-1) ?? ''];
    return accepted === undefined ? [] : [{ id, borrower: part, lender, given, accepted }];
  });
}

function describe({ id, borrower, lender }: PropsPair, fit: { problem?: string; unknown: readonly string[] } | undefined): CheckReport {
  if (fit?.problem) {
    return { refusals: [`${borrower} borrows ${id}, but what it passes does not fit what ${lender} takes: ${fit.problem}`], warnings: [] };
  }
  return { refusals: [], warnings: (fit?.unknown ?? []).map((name) => `${lender} ignores the property "${name}" of ${id}, which ${borrower} may pass.`) };
}
