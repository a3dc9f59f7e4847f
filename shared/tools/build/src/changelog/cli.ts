/** `npm run changelog`: prints the changes in the history of this checkout as Markdown. */
import { execFileSync } from 'node:child_process';
import { changelog } from './changelog';

const log = execFileSync('git', ['log', '--no-merges', '--date=short', '--format=%h%x09%ad%x09%s'], {
  encoding: 'utf8',
});
const commits = log
  .trimEnd()
  .split('\n')
  .map((line) => {
    const [hash = '', date = '', ...subject] = line.split('\t');
    return { hash, date, subject: subject.join('\t') };
  });
process.stdout.write(changelog(commits));
