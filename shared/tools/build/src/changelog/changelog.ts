export interface Commit {
  hash: string;
  date: string;
  subject: string;
}

/** Listed commit types with headings, in order. */
const headings: Readonly<Record<string, string>> = { feat: 'New', fix: 'Fixed', perf: 'Faster' };

/** Markdown, newest day first. Without merges, tests and chores; `!` after the type marks a breaking change. */
export function changelog(commits: readonly Commit[]): string {
  const days = [...new Set(commits.map(({ date }) => date))].sort().reverse();
  const sections = days
    .map((day) =>
      daySection(
        day,
        commits.filter(({ date }) => date === day),
      ),
    )
    .filter((section) => section !== '');
  return `${['# Changes', ...sections].join('\n\n')}\n`;
}

function daySection(day: string, commits: readonly Commit[]): string {
  const groups = Object.entries(headings).flatMap(([type, heading]) => {
    const lines = commits.flatMap((commit) => lineOf(commit, type));
    return lines.length > 0 ? [`### ${heading}\n${lines.join('\n')}`] : [];
  });
  return groups.length > 0 ? [`## ${day}`, ...groups].join('\n\n') : '';
}

function lineOf({ subject, hash }: Commit, type: string): string[] {
  const [, found, scope, breaking, text] = /^(\w+)(?:\(([^)]+)\))?(!)?: (.+)$/.exec(subject) ?? [];
  if (found !== type || !text) return [];
  return [`- ${breaking ? '**Breaking:** ' : ''}${scope ? `${scope}: ` : ''}${text} (${hash})`];
}
