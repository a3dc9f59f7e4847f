import { checkBudgets } from './budget';
import { checkHeads } from './heads';
import { checkModules } from './modules';
import { checkPaths } from './paths';
import type { Proposal } from './proposal';
import { type CheckReport, mergeReports } from '../storage';
import { checkSharedRanges } from './shared-ranges';

/** Compares what the parts say about themselves; reads no source and no file. */
export function checkReleases(proposal: Proposal): CheckReport {
  const rules = [checkSharedRanges, checkPaths, checkModules, checkHeads, checkBudgets];
  return mergeReports(rules.map((rule) => rule(proposal)));
}
