import type { Activation, Composition } from '@site/contracts';
import { type Storage, UserError } from '@site/delivery/storage';
import { findComposition } from '@site/delivery/compose';
import { walkActivations } from '@site/delivery/activate';
import { formatTable } from '../table';
import { getLive, openContext } from './context';

const usual = 20;

/** `npm run history [-- <how many>]`: what was activated, the newest first. */
export async function history(count: string | undefined): Promise<void> {
  const limit = Number(count ?? usual);
  if (!Number.isInteger(limit) || limit < 1) throw new UserError(`Say how many activations: npm run history -- ${usual}.`);
  const { storage } = await openContext();
  const rows = await readHistory(storage, await getLive(storage), limit);
  for (const line of formatTable(['#', 'when', 'composition', 'why', 'what changed'], rows)) console.log(line);
}

/** Rows of the table; reads no further back than it shows. */
export async function readHistory(storage: Storage, live: Activation, limit: number): Promise<string[][]> {
  const rows: string[][] = [];
  let later: { activation: Activation; parts: Composition['parts'] } | undefined;
  for await (const activation of walkActivations(storage, live)) {
    // A composition that has been pruned has no parts to name.
    const parts = (await findComposition(storage, activation.composition))?.parts ?? {};
    if (later) rows.push(describe(later.activation, later.parts, parts));
    if (rows.length === limit) return rows;
    later = { activation, parts };
  }
  if (later) rows.push(describe(later.activation, later.parts, {}));
  return rows;
}

function describe({ sequence, at, composition, reason }: Activation, parts: Composition['parts'], before: Composition['parts']): string[] {
  const changed = Object.entries(parts).filter(([part, version]) => before[part] !== version).map(([part, version]) => `${part} ${version}`);
  return [String(sequence), at, composition, reason, changed.join(', ') || '–'];
}
