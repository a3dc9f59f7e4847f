import { prune as pruneStorage } from '../live/prune/prune';
import { OverlayStorage, type Storage } from '../storage';
import { type CommonOptions, openContext } from './context';

export interface PruneOptions extends Pick<CommonOptions, 'json'> {
  keepDays: number;
  dryRun?: boolean;
}

/** `npx manzil prune --keep-days <days>`: removes unneeded releases and compositions. */
export async function prune({ keepDays, dryRun, json }: PruneOptions): Promise<void> {
  const { storage } = await openContext({ json, isReadOnly: dryRun });
  const removed = new Set<string>();
  const report = await pruneStorage(dryRun ? withoutRemoving(storage, removed) : storage, keepDays);
  if (json) return console.log(JSON.stringify(dryRun ? { ...report, removed: namesOf(removed) } : report));
  const { compositions, releases, content, files } = report;
  for (const name of namesOf(removed)) console.log(name);
  console.log(
    `${dryRun ? 'Would remove' : 'Removed'} ${compositions} compositions, ${releases} releases, ${content + files} files that have not been live for ${keepDays} days.`,
  );
}

/** Records removals without removing; removed keys become unreadable. */
function withoutRemoving(storage: Storage, removed: Set<string>): Storage {
  const draft = new OverlayStorage(storage);
  return {
    read: async (key) => (removed.has(key) ? undefined : draft.read(key)),
    list: async (prefix) => (await draft.list(prefix)).filter((key) => !removed.has(key)),
    writeOnce: (key, bytes) => draft.writeOnce(key, bytes),
    remove: async (key) => void removed.add(key),
  };
}

/** `composition 1a2b3c4d5e6f` or `release projects@1.0.0-1a2b3c4d` per key. */
function namesOf(keys: ReadonlySet<string>): string[] {
  const names = [...keys].flatMap((key) => {
    const [kind, name, version] = key.split('/');
    if (kind === 'compositions') return [`composition ${name}`];
    return kind === 'releases' ? [`release ${name}@${version}`] : [];
  });
  return [...new Set(names)].sort();
}
