import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export function codeKey(folder: string): string {
  const hash = createHash('sha256');
  for (const name of readdirSync(folder).sort())
    if (!name.endsWith('.test.ts')) hash.update(readFileSync(join(folder, name)));
  return hash.digest('hex').slice(0, 16);
}
