import type { Activation } from '@site/contracts';
import { describeVersions, walkActivations } from '../live';
import { findRelease } from '../release';
import type { Storage } from '../storage';
import { formatTable } from './progress';
import { type CommonOptions, getLive, openContext } from './context';

const removed = 'removed';

interface HistoryStep extends Pick<Activation, 'sequence' | 'at' | 'composition' | 'reason' | 'by'> {
  /** Part to its new version, or `removed`. */
  changed: Readonly<Record<string, string>>;
  /** Of these, the parts whose version is not stored any more. */
  pruned: readonly string[];
}

export async function history(limit: number, options: CommonOptions = {}): Promise<void> {
  const { storage } = await openContext();
  const rows = await readHistory(storage, await getLive(storage), limit);
  if (options.json) return console.log(JSON.stringify(rows));
  const cells = rows.map((row) => [
    String(row.sequence),
    row.at,
    row.composition,
    [row.by.name, row.by.run].filter(Boolean).join(', '),
    row.reason,
    describeVersions(withNotes(row)) || '–',
  ]);
  for (const line of formatTable(['#', 'when', 'composition', 'who', 'why', 'what changed'], cells)) console.log(line);
}

async function readHistory(storage: Storage, live: Activation, limit: number): Promise<HistoryStep[]> {
  const rows: HistoryStep[] = [];
  let later: Activation | undefined;
  for await (const activation of walkActivations(storage, live, limit + 1)) {
    if (later) rows.push(await withPruned(storage, compare(later, activation.parts)));
    if (rows.length === limit) return rows;
    later = activation;
  }
  if (later) rows.push(await withPruned(storage, compare(later, {})));
  return rows;
}

async function withPruned(storage: Storage, step: Omit<HistoryStep, 'pruned'>): Promise<HistoryStep> {
  const versions = Object.entries(step.changed).filter(([, version]) => version !== removed);
  const found = await Promise.all(versions.map((each) => findRelease(storage, ...each)));
  return { ...step, pruned: versions.filter((_, index) => !found[index]).map(([part]) => part) };
}

function withNotes({ changed, pruned }: HistoryStep): Record<string, string> {
  const note = (part: string) => (pruned.includes(part) ? ' (pruned)' : '');
  return Object.fromEntries(Object.entries(changed).map(([part, version]) => [part, version + note(part)]));
}

function compare(
  { sequence, at, composition, reason, by, parts }: Activation,
  before: Activation['parts'],
): Omit<HistoryStep, 'pruned'> {
  const came = Object.entries(parts).filter(([part, version]) => before[part] !== version);
  const left = Object.keys(before)
    .filter((part) => !parts[part])
    .map((part) => [part, removed] as const);
  return { sequence, at, composition, reason, by, changed: Object.fromEntries([...came, ...left]) };
}
