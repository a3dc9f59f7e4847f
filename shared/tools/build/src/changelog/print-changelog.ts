import { execFileSync } from 'node:child_process';
import { changelog } from './changelog';

/** Prints this checkout's history as Markdown. */
export function printChangelog(): void {
  const format = ['--no-merges', '--date=short', '--format=%h%x09%ad%x09%s'];
  const log = execFileSync('git', ['log', ...format], { encoding: 'utf8' });
  const commits = log
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [hash = '', date = '', ...subject] = line.split('\t');
      return { hash, date, subject: subject.join('\t') };
    });
  process.stdout.write(changelog(commits));
}
