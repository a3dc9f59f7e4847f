import { partOf, type FragmentId, type Release } from '@site/contracts';
import { findPart, type Proposal } from './proposal';
import { type CheckReport, mergeReports } from '../storage';
import { compareProps, type PropsPair } from './props-fit';

/**
 * What consumers pass to a fragment fits what its producer takes. The compiler is only started where the two texts
 * differ.
 */
export async function checkFragmentProps({ releases }: Proposal): Promise<CheckReport> {
  const pairs = releases
    .flatMap((release) => pairsOf(release, releases))
    .filter(({ given, accepted }) => given !== accepted);
  if (pairs.length === 0) return mergeReports([]);
  const fits = await compareProps(pairs);
  return mergeReports(pairs.map((pair, index) => describe(pair, fits[index])));
}

interface FragmentPair extends PropsPair {
  id: FragmentId;
  /** Names of the properties that the consumer's code passes. */
  passed: readonly string[];
}

function pairsOf({ part, consumes, passes }: Release, releases: readonly Release[]): FragmentPair[] {
  return Object.entries(consumes).flatMap(([name, given]) => {
    const id = name as FragmentId; // the keys of `consumes` are ids
    const producer = partOf(id);
    const accepted = findPart(releases, producer)?.exposes[id.split('/').at(-1) ?? ''];
    return accepted === undefined ? [] : [{ id, consumer: part, producer, given, accepted, passed: passes[id] ?? [] }];
  });
}

function describe(
  { id, consumer, producer, passed }: FragmentPair,
  fit: { problem?: string; unknown: readonly string[] } | undefined,
): CheckReport {
  if (fit?.problem) {
    return {
      refusals: [`${consumer} consumes ${id}, but what it passes does not fit what ${producer} takes: ${fit.problem}`],
      warnings: [],
    };
  }
  const unknown = fit?.unknown ?? [];
  return {
    refusals: unknown
      .filter((name) => passed.includes(name))
      .map((name) => `${consumer} passes "${name}" to ${id}, which ${producer} no longer takes.`),
    warnings: unknown
      .filter((name) => !passed.includes(name))
      .map((name) => `${producer} ignores the property "${name}" of ${id}, which ${consumer} may pass.`),
  };
}
