import type { Report, ReportedFailure, ReportedVital } from '@site/contracts';

/** Failures per view; equal ones count once. */
const mostFailures = 10;

/** Counts a view, and each part that a navigation adds, once. Nothing links reports or identifies a visitor. */
export function viewReport(composition: string, page: string) {
  const shown = new Set<string>();
  const failed = new Map<string, ReportedFailure>();
  let vitals: ReportedVital[] = [];
  let reported = { parts: 0, failures: 0 };
  return {
    show: (parts: readonly string[]) => parts.forEach((part) => shown.add(part)),
    fail: (failure: ReportedFailure) => failed.size < mostFailures && failed.set(JSON.stringify(failure), failure),
    measure: (vital: ReportedVital) => void vitals.push(vital),
    take: (): Report | undefined => {
      const added = [...shown].slice(reported.parts);
      const failures = [...failed.values()].slice(reported.failures);
      const taken = { failures, vitals };
      if (added.length + failures.length + vitals.length === 0) return undefined;
      reported = { parts: shown.size, failures: failed.size };
      vitals = [];
      const parts = added.length > 0 ? added : [...shown];
      return { composition, page, parts, views: added.length > 0 ? 1 : 0, ...taken };
    },
  };
}
