import { prune as pruneStorage } from '../live';
import { OverlayStorage } from '../storage';
import { type CommonOptions, openContext, write } from './context';

export interface PruneOptions extends Pick<CommonOptions, 'json' | 'dryRun'> {
  keepDays: number;
}

/** `npx manzil prune --keep-days <days>`: removes unneeded releases and compositions. */
export async function prune({ keepDays, ...options }: PruneOptions): Promise<void> {
  const { storage } = await openContext({ ...options, isReadOnly: options.dryRun });
  const report = await pruneStorage(options.dryRun ? new OverlayStorage(storage) : storage, keepDays);
  const { compositions, releases, files } = report;
  const names = [
    ...compositions.map((id) => `composition ${id}`),
    ...releases.map((name) => `release ${name.replace('/', '@')}`),
  ];
  const what = `${compositions.length} compositions, ${releases.length} releases, ${files} files`;
  const sentence = `${options.dryRun ? 'Would remove' : 'Removed'} ${what} that have not been live for ${keepDays} days.`;
  write(options, [...names, sentence].join('\n'), report);
}
