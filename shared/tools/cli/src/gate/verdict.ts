import type { ListedBuild, GateCase } from './case';
import type { CommandOutcome } from './checkout';

export interface Verdict {
  id: string;
  kind: ListedBuild['kind'];
  does: string;
  expected: 'refused' | 'accepted';
  outcome: string;
  isRight: boolean;
}

/** Compares the output of `release --dry-run` with the expected refusals. */
export function judge({ kind, cases }: ListedBuild, { output, code }: CommandOutcome): Verdict[] {
  const refusals = readRefusals(output, code);
  const known = cases.flatMap(({ refusal, also = [] }) => [...(refusal ? [refusal] : []), ...also]);
  const unknown = refusals.filter((sentence) => !known.some((fragment) => sentence.includes(fragment)));
  return cases.map((each) => ({ id: each.id, kind, does: each.does, ...judgeCase(each, refusals, unknown, output) }));
}

function judgeCase(
  { refusal, says }: GateCase,
  refusals: readonly string[],
  unknown: readonly string[],
  output: string,
): Pick<Verdict, 'expected' | 'outcome' | 'isRight'> {
  if (refusal === undefined) {
    const isSaid = !says || output.includes(says);
    return {
      expected: 'accepted',
      outcome: unknown[0] ?? (isSaid ? 'accepted' : `accepted, but without "${says}"`),
      isRight: unknown.length === 0 && isSaid,
    };
  }
  const sentence = refusals.find((each) => each.includes(refusal));
  if (sentence && unknown.length === 0) return { expected: 'refused', outcome: sentence, isRight: true };
  return {
    expected: 'refused',
    outcome: sentence
      ? `and no case expects: ${unknown.join(' | ')}`
      : `not refused with "${refusal}"; ${unknown[0] ?? 'no other sentence'}`,
    isRight: false,
  };
}

/** The sentences below "This cannot go live:", or all output of another failure. */
export function readRefusals(output: string, code: number | null): string[] {
  if (code === 0) return output.includes('fits what is live') ? [] : ['The check ended with 0 and without a word.'];
  const [, list] = output.split('This cannot go live:\n');
  const lines = (list ?? output)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  return list
    ? lines
    : [
        lines.filter((line) => !/^\d+\.\d s /.test(line)).join(' ') ||
          `The check did not end by itself (${code ?? 'stopped'}).`,
      ];
}
