import { RefusedError } from '../checkout';

export interface CheckReport {
  refusals: readonly string[];
  /** Warnings stop nothing. */
  warnings: readonly string[];
}

export const noFindings: CheckReport = { refusals: [], warnings: [] };

export function requireNoRefusal({ refusals }: Pick<CheckReport, 'refusals'>): void {
  if (refusals.length > 0) throw new RefusedError(refusals);
}

export function mergeReports(reports: readonly CheckReport[]): CheckReport {
  return {
    refusals: [...new Set(reports.flatMap(({ refusals }) => refusals))],
    warnings: [...new Set(reports.flatMap(({ warnings }) => warnings))],
  };
}

export const refuse = (refusals: readonly string[]): CheckReport => ({ refusals, warnings: [] });
export const warn = (warnings: readonly string[]): CheckReport => ({ refusals: [], warnings });
