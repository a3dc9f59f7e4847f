import type { Activation } from '@site/contracts';
import { describeVersions, walkActivations } from '../live';
import type { Storage } from '../storage';
import { formatTable } from './progress';
import { type CommonOptions, getLive, openContext } from './context';

interface HistoryStep extends Pick<Activation, 'sequence' | 'at' | 'composition' | 'reason' | 'by'> {
  /** Part to its new version, or `removed`. */
  changed: Readonly<Record<string, string>>;
}

export async function history(limit: number, options: CommonOptions = {}): Promise<void> {
  const { storage } = await openContext();
  const rows = await readHistory(storage, await getLive(storage), limit);
  if (options.json) return console.log(JSON.stringify(rows));
  const cells = rows.map((row) => [
    String(row.sequence),
    row.at,
    row.composition,
    [row.by?.name, row.by?.run].filter(Boolean).join(', ') || '–',
    row.reason,
    describeVersions(row.changed) || '–',
  ]);
  for (const line of formatTable(['#', 'when', 'composition', 'who', 'why', 'what changed'], cells)) console.log(line);
}

async function readHistory(storage: Storage, live: Activation, limit: number): Promise<HistoryStep[]> {
  const rows: HistoryStep[] = [];
  let later: Activation | undefined;
  for await (const activation of walkActivations(storage, live, limit + 1)) {
    if (later) rows.push(compare(later, activation.parts));
    if (rows.length === limit) return rows;
    later = activation;
  }
  if (later) rows.push(compare(later, {}));
  return rows;
}

function compare(
  { sequence, at, composition, reason, by, parts }: Activation,
  before: Activation['parts'],
): HistoryStep {
  const came = Object.entries(parts).filter(([part, version]) => before[part] !== version);
  const left = Object.keys(before)
    .filter((part) => !parts[part])
    .map((part) => [part, 'removed'] as const);
  return { sequence, at, composition, reason, by, changed: Object.fromEntries([...came, ...left]) };
}
