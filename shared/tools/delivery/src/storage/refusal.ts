import { UserError } from './errors';

/** What stands against putting releases together. */
export interface CheckReport {
  /** Each one sentence that names both sides. Any of them stops the composition. */
  refusals: readonly string[];
  /** Worth knowing, stops nothing. */
  warnings: readonly string[];
}

/** Why something cannot go live, all of it at once. */
export class RefusedError extends UserError {
  constructor(readonly refusals: readonly string[]) {
    super(`This cannot go live:\n${refusals.map((line) => `  ${line}`).join('\n')}`);
  }
}

export const noFindings: CheckReport = { refusals: [], warnings: [] };

/** Throws {@link RefusedError} unless the report has no refusals. */
export function requireNoRefusal({ refusals }: Pick<CheckReport, 'refusals'>): void {
  if (refusals.length > 0) throw new RefusedError(refusals);
}

/** Several reports as one, each sentence once. */
export function mergeReports(reports: readonly CheckReport[]): CheckReport {
  return {
    refusals: [...new Set(reports.flatMap(({ refusals }) => refusals))],
    warnings: [...new Set(reports.flatMap(({ warnings }) => warnings))],
  };
}

export const refuse = (refusals: readonly string[]): CheckReport => ({ refusals, warnings: [] });
export const warn = (warnings: readonly string[]): CheckReport => ({ refusals: [], warnings });
