import type { Release } from '@site/contracts';
import { type CheckReport, mergeReports, refuse, warn } from '../storage';
import type { PropsPair } from './props-fit';
import { isCandidate, type Proposal } from './proposal';

/** One use of an export of a shared module by a remote. */
interface Use {
  remote: Release;
  shell: Release;
  module: string;
  name: string;
  /** What is passed, `''` when nothing of the export's own. */
  passed: string;
  /** What the export takes; `undefined` when the shell does not have it, `''` when it is no component. */
  taken: string | undefined;
}

/**
 * What remotes use of the shared modules is there, and takes what they pass. New exports and properties that may be
 * left out disturb nobody. What is live already with such a fault is a warning.
 */
export async function checkSharedUse(proposal: Proposal): Promise<CheckReport> {
  const shell = proposal.releases.find((release) => release.shell);
  if (!shell) return mergeReports([]);
  const uses = proposal.releases.filter((release) => release !== shell).flatMap((remote) => usesOf(remote, shell));
  const missing = uses.filter(({ taken }) => taken === undefined).map((use) => judge(proposal, use, `${use.remote.part} uses ${use.name} of ${use.module}, which the shell does not provide.`));
  const comparable = uses.filter((use) => use.taken && use.passed && (isCandidate(proposal, use.remote) || isCandidate(proposal, shell)));
  return mergeReports([...missing, ...(await compare(proposal, comparable))]);
}

/** A module that the shell does not provide at all is a matter of the ranges. */
function usesOf(remote: Release, shell: Release): Use[] {
  return Object.entries(remote.sharedUse).flatMap(([module, names]) => {
    const exports = shell.shell?.provides[module]?.exports;
    if (!exports) return [];
    return Object.entries(names).flatMap(([name, passed]) => (passed.length > 0 ? passed : ['']).map((each) => ({ remote, shell, module, name, passed: each, taken: exports[name] })));
  });
}

async function compare(proposal: Proposal, uses: readonly Use[]): Promise<CheckReport[]> {
  if (uses.length === 0) return [];
  const { compareProps } = await import('./props-fit');
  const fits = compareProps(uses.map(asPair));
  return uses.flatMap((use, index) => {
    const { problem, unknown = [] } = fits[index] ?? {};
    const who = `${use.remote.part} uses ${use.name} of ${use.module}`;
    const sentences = unknown.map((name) => `${who} with "${name}", which the shell's no longer takes.`);
    return [...(problem ? [`${who}, but what it passes does not fit what the shell's takes: ${problem}`] : []), ...sentences].map((sentence) => judge(proposal, use, sentence));
  });
}

/** A spread may bring what is required. */
function asPair({ remote, passed, taken = '' }: Use): PropsPair {
  const isSpread = passed.endsWith(' & Spread');
  return {
    consumer: remote.part,
    producer: 'shell',
    given: `type Props = ${passed.replace(/ & Spread$/, '')};`,
    accepted: `type Props = ${isSpread ? `Partial<${taken}>` : taken};`,
  };
}

function judge(proposal: Proposal, { remote, shell }: Use, sentence: string): CheckReport {
  return isCandidate(proposal, remote) || isCandidate(proposal, shell) ? refuse([sentence]) : warn([sentence]);
}
