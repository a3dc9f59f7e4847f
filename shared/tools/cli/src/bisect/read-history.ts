import type { Activation } from '@site/contracts';
import { findParts, walkActivations } from '@site/delivery/activate';
import { type Storage, UserError } from '@site/delivery/storage';
import type { History, HistoryStep } from './find-culprit';

/** Activations to search when `good` is not given. */
const mostActivations = 64;

/**
 * Changes after `good`: an activation number, or a moment (ISO 8601). Throws one sentence when nothing was released
 * since.
 */
export async function readHistory(storage: Storage, live: Activation, good: string | undefined): Promise<History> {
  const isGood = good === undefined ? () => false : readGood(good, live);
  const states: { sequence: number; parts: Readonly<Record<string, string>> }[] = [];
  for await (const activation of walkActivations(storage, live, good === undefined ? mostActivations + 1 : Infinity)) {
    const parts = await findParts(storage, activation);
    if (!parts) break; // An old entry whose composition has been pruned.
    states.unshift({ sequence: activation.sequence, parts });
    if (isGood(activation)) break;
  }
  const [first, ...later] = states;
  const steps = later.flatMap(({ sequence, parts }, index) => changes(sequence, states[index]?.parts ?? {}, parts));
  if (!first || steps.length === 0)
    throw new UserError('Nothing was released since then. npx manzil history lists activations.');
  return { good: first.parts, steps };
}

function readGood(good: string, live: Activation): (activation: Activation) => boolean {
  const sequence = Number(good.replace(/^#/, ''));
  if (Number.isInteger(sequence) && sequence > 0 && sequence < live.sequence)
    return (activation) => activation.sequence === sequence;
  const time = Date.parse(good);
  if (Number.isNaN(time) || Number.isInteger(sequence))
    throw new UserError(
      `"${good}" names no earlier activation and no moment. Write 12, or 2026-11-20; npx manzil history lists activations.`,
    );
  return (activation) => Date.parse(activation.at) <= time;
}

/** One step per part, so that a promotion of several parts is split. */
function changes(
  sequence: number,
  before: Readonly<Record<string, string>>,
  after: Readonly<Record<string, string>>,
): HistoryStep[] {
  return Object.entries(after)
    .filter(([part, to]) => before[part] !== to)
    .map(([part, to]) => ({ sequence, part, from: before[part], to }));
}
