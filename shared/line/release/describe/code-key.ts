import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Hash of the modules below a folder. */
export function codeKey(folder: string): string {
  const hash = createHash('sha256');
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  for (const name of names.filter((each) => /(?<!\.test)\.[cm]?[jt]s$/.test(each)))
    hash.update(readFileSync(join(folder, name)));
  return hash.digest('hex').slice(0, 16);
}
