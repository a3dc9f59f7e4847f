import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { licensesName, type ThirdPartyLicense } from '../build';
import type { Release } from '@site/contracts';

export interface Licenses {
  /** As in `release.json`. */
  entry: NonNullable<Release['licenses']>;
  /** Contents of `entry.file`: JSON list of `ThirdPartyLicense`. */
  bytes: Buffer;
}

export function readLicenses(...folders: string[]): Licenses {
  const all = folders.flatMap(
    (folder) => JSON.parse(readFileSync(join(folder, licensesName), 'utf8')) as ThirdPartyLicense[],
  );
  const byPackage = new Map(all.map((each) => [`${each.name} ${each.version}`.trim(), each]));
  const packages = [...byPackage.keys()].sort();
  const bytes = Buffer.from(JSON.stringify(packages.map((name) => byPackage.get(name))));
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 10);
  return { entry: { file: `licenses.${hash}.json`, packages }, bytes };
}
