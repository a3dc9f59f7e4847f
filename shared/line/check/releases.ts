import type { Release } from '@site/contracts';
import { type Choice, isCandidate, type Releases } from '../compose';
import { checkReleaseIntegrity } from '../release';
import { eachOf } from '../storage';
import { checkTypes } from './check-types';
import { checkPaths } from './paths';
import { type CheckReport, mergeReports, noFindings, refuse } from './report';
import { checkRoutes } from './routes';
import { checkSharedRanges } from './shared-ranges';

/**
 * Compares the chosen releases with each other and with what is live: files, shared modules, paths, routes and types.
 * Reads the files of no release in `verified`, and adds those that are as their release says.
 */
export async function checkReleases(choice: Choice, verified = new Set<string>()): Promise<CheckReport> {
  const files = await checkFiles(choice, verified);
  const types = files.refusals.length > 0 ? noFindings : await checkTypes(choice);
  return mergeReports([compareReleases(choice), files, types]);
}

/** Reads no sources and no files. */
export function compareReleases(choice: Releases): CheckReport {
  return mergeReports([checkSharedRanges, checkPaths, checkRoutes].map((rule) => rule(choice)));
}

/** Live releases were verified before. */
async function checkFiles(choice: Choice, verified: Set<string>): Promise<CheckReport> {
  const nameOf = ({ part, version }: Release) => `${part}@${version}`;
  const candidates = choice.releases.filter((each) => isCandidate(choice, each) && !verified.has(nameOf(each)));
  const sentences = await eachOf(candidates, async (release) => {
    const found = await checkReleaseIntegrity(choice.storage, release);
    if (found.length === 0) verified.add(nameOf(release));
    return found;
  });
  return refuse(sentences.flat());
}
