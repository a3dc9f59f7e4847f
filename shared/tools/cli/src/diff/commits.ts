import { execFileSync } from 'node:child_process';
import { root } from '@site/build';
import type { Comparison } from '@site/delivery/compare';
import { findRelease } from '@site/delivery/release';
import type { Storage } from '@site/delivery/storage';

/** Newest first, as `1a2b3c4 subject`. */
export interface PartCommits {
  part: string;
  commits: readonly string[];
  /** Why commits are unknown or incomplete. */
  note?: string;
}

const most = 20;

/** For each changed part, commits between its versions. Shared code counts for every part. */
export async function listCommits(
  sides: { before: Storage; after: Storage },
  parts: Comparison['parts'],
): Promise<PartCommits[]> {
  const all = await Promise.all(
    parts.map(async ({ part, before, after }): Promise<PartCommits | undefined> => {
      if (!before || !after) return undefined;
      const [one, other] = [await findRelease(sides.before, part, before), await findRelease(sides.after, part, after)];
      return one && other ? { part, ...between(part, one.commit, other.commit) } : undefined;
    }),
  );
  return all.filter((each) => each !== undefined);
}

function between(part: string, before: string, after: string): Omit<PartCommits, 'part'> {
  const [from, to] = [before.replace(/\+$/, ''), after.replace(/\+$/, '')];
  const isDirty = after.endsWith('+');
  if (![from, to].every((commit) => /^[0-9a-f]{7,40}$/.test(commit)))
    return { commits: [], note: 'the commits are not known' };
  try {
    const folder = part === 'shell' ? 'shell' : `remote-${part}`;
    const log = execFileSync(
      'git',
      ['log', '--format=%h %s', `--max-count=${most + 1}`, `${from}..${to}`, '--', folder, 'shared'],
      { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] },
    );
    const commits = log.split('\n').filter(Boolean);
    const notes = [
      ...(commits.length > most ? [`only the newest ${most}`] : []),
      ...(isDirty ? ['and changes that were not committed'] : []),
    ];
    return { commits: commits.slice(0, most), ...(notes.length > 0 ? { note: notes.join(', ') } : {}) };
  } catch {
    return { commits: [], note: `${from} or ${to} is not in this checkout` };
  }
}
