import type { ReportedFailure } from './describe-failure';

/** A row of the table `report`. */
export interface Report {
  composition: string;
  page: string;
  parts: string[];
  views: number;
  bad_views: number;
  failures: ReportedFailure[];
  vitals: ReportedVital[];
}

export interface ReportedVital {
  name: string;
  value: number;
  part: string;
}

export interface ViewReport {
  show: (parts: readonly string[]) => void;
  fail: (failure: ReportedFailure) => void;
  measure: (vital: ReportedVital) => void;
  take: () => Report | undefined;
}

/** Failures per view; equal ones count once. */
const mostFailures = 10;

/**
 * Counts a view, and each part that a navigation adds, in its first report; it turns bad once. Nothing links reports or
 * identifies a visitor.
 */
export function viewReport(composition: string, page: string): ViewReport {
  const counted = new Set<string>();
  const known = new Set<string>();
  let added: string[] = [];
  let failures: ReportedFailure[] = [];
  let vitals: ReportedVital[] = [];
  let isBad = false;
  return {
    show: (parts) => {
      added = [...new Set([...added, ...parts])].filter((part) => !counted.has(part));
    },
    fail: (failure) => {
      const key = JSON.stringify(failure);
      if (known.size < mostFailures && !known.has(key)) failures.push(failure);
      known.add(key);
    },
    measure: (vital) => void vitals.push(vital),
    take: () => {
      const [isNew, hasFailed] = [added.length > 0, failures.length > 0];
      if (!isNew && !hasFailed && vitals.length === 0) return undefined;
      const parts = isNew ? added : [...counted];
      const report = {
        composition,
        page,
        parts,
        views: Number(isNew),
        bad_views: Number(hasFailed && (isNew || !isBad)),
        failures,
        vitals,
      };
      added.forEach((part) => counted.add(part));
      isBad ||= hasFailed;
      [added, failures, vitals] = [[], [], []];
      return report;
    },
  };
}
