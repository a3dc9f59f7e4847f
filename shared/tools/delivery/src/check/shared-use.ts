import type { Release } from '@site/contracts';
import { type CheckReport, mergeReports, refuse, warn } from '../storage';
import { compareProps, type PropsPair } from './props-fit';
import { isCandidate, type Proposal } from './proposal';

/** One use of an export of a shared module by a remote. */
interface Use {
  remote: Release;
  shell: Release;
  module: string;
  name: string;
  /** What is passed to a component, or to a function and read of its result; `''` when nothing of the export's own. */
  passed: string;
  /**
   * What the export takes, and returns; `undefined` when the shell does not have it, `''` when it cannot be compared.
   */
  taken: string | undefined;
}

/**
 * What remotes use of the shared modules is there, takes what they pass and returns what they read. New exports and
 * properties that may be left out disturb nobody. What is live already with such a fault is a warning.
 */
export async function checkSharedUse(proposal: Proposal): Promise<CheckReport> {
  const shell = proposal.releases.find((release) => release.shell);
  if (!shell) return mergeReports([]);
  const uses = proposal.releases.filter((release) => release !== shell).flatMap((remote) => usesOf(remote, shell));
  const missing = uses
    .filter(({ taken }) => taken === undefined)
    .map((use) =>
      judge(proposal, use, `${use.remote.part} uses ${use.name} of ${use.module}, which the shell does not provide.`),
    );
  const comparable = uses.filter(
    (use) => use.taken && use.passed && (isCandidate(proposal, use.remote) || isCandidate(proposal, shell)),
  );
  return mergeReports([...missing, ...(await compare(proposal, comparable))]);
}

/** A module that the shell does not provide at all is a matter of the ranges. */
function usesOf(remote: Release, shell: Release): Use[] {
  return Object.entries(remote.sharedUse).flatMap(([module, names]) => {
    const exports = shell.shell?.provides[module]?.exports;
    if (!exports) return [];
    return Object.entries(names).flatMap(([name, passed]) =>
      (passed.length > 0 ? passed : ['']).map((each) => ({
        remote,
        shell,
        module,
        name,
        passed: each,
        taken: exports[name],
      })),
    );
  });
}

async function compare(proposal: Proposal, uses: readonly Use[]): Promise<CheckReport[]> {
  if (uses.length === 0) return [];
  const questions = uses.flatMap((use) =>
    isCall(use.passed) && isCall(use.taken ?? '') ? asksOfCall(use) : [asksOfComponent(use)],
  );
  const fits = await compareProps(questions.map(({ pair }) => pair));
  const sentences = questions.flatMap(({ use, sentence, unknown }, index) => {
    const fit = fits[index];
    return [
      ...(fit?.problem ? [sentence(fit.problem)] : []),
      ...(unknown ? (fit?.unknown ?? []).map(unknown) : []),
    ].map((text) => ({ use, text }));
  });
  const once = new Map(sentences.map((each) => [each.text, each]));
  return [...once.values()].map(({ use, text }) => judge(proposal, use, text));
}

/** One comparison, and what is said of its outcome. */
interface Question {
  use: Use;
  pair: PropsPair;
  sentence: (problem: string) => string;
  /** Of a property that is passed and no longer known; what else is there too many disturbs nobody. */
  unknown?: (name: string) => string;
}

/**
 * `{ (p0: string): boolean }`: the description of a call begins with its parameters, that of properties with a name.
 */
function isCall(text: string): boolean {
  return text.startsWith('{ (');
}

/** A spread may bring what is required. */
function asksOfComponent(use: Use): Question {
  const { remote, passed, taken = '' } = use;
  const isSpread = passed.endsWith(' & Spread');
  const pair = {
    consumer: remote.part,
    producer: 'shell',
    given: `type Props = ${passed.replace(/ & Spread$/, '')};`,
    accepted: `type Props = ${isSpread ? `Partial<${taken}>` : taken};`,
  };
  return {
    use,
    pair,
    sentence: (problem) => `${nameOf(use)}, but what it passes does not fit what the shell's takes: ${problem}`,
    unknown: (name) => `${nameOf(use)} with "${name}", which the shell's no longer takes.`,
  };
}

/** What is passed to a function fits its parameters, and what it returns fits what is read. */
function asksOfCall(use: Use): Question[] {
  const { remote, passed, taken = '' } = use;
  return [
    {
      use,
      pair: {
        consumer: remote.part,
        producer: 'shell',
        given: `type Props = Parameters<${passed}>;`,
        accepted: `type Props = Parameters<${taken}>;`,
      },
      sentence: (problem) => `${nameOf(use)}, but what it passes does not fit what the shell's takes: ${problem}`,
    },
    {
      use,
      pair: {
        consumer: 'shell',
        producer: remote.part,
        given: `type Props = ReturnType<${taken}>;`,
        accepted: `type Props = ReturnType<${passed}>;`,
      },
      sentence: (problem) => `${nameOf(use)}, but what it reads is not what the shell's returns: ${problem}`,
    },
  ];
}

function nameOf({ remote, name, module }: Use): string {
  return `${remote.part} uses ${name} of ${module}`;
}

function judge(proposal: Proposal, { remote, shell }: Use, sentence: string): CheckReport {
  return isCandidate(proposal, remote) || isCandidate(proposal, shell) ? refuse([sentence]) : warn([sentence]);
}
