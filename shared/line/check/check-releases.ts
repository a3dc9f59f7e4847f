import { checkHeads } from './heads';
import { checkModules } from './modules';
import { checkPaths } from './paths';
import type { Proposal } from './proposal';
import { type CheckReport, mergeReports } from '../storage';
import { checkSharedRanges } from './shared-ranges';

/** Compares releases with each other; reads no sources and no files. */
export function checkReleases(proposal: Proposal): CheckReport {
  const rules = [checkSharedRanges, checkPaths, checkModules, checkHeads];
  return mergeReports(rules.map((rule) => rule(proposal)));
}
