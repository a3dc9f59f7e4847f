import { releaseFormat, type PartContracts, type PartSnapshot, type Snapshot } from '@site/contracts';
import type { Pulled } from '../../build/contracts';
import { whyUnreadable } from '../../release';
import { UserError } from '../../storage';
import type { LiveSource } from './live-source';

/** Reads the paths and declarations of these releases. */
export async function readReleases(source: LiveSource, snapshot: Snapshot): Promise<Pulled> {
  const refusals = Object.entries(snapshot).flatMap(([part, { version, format = releaseFormat }]) =>
    whyUnreadable({ part, version, format }),
  );
  if (refusals.length > 0) throw new UserError(refusals.join('\n'));
  const parts = await Promise.all(
    Object.entries(snapshot).map(async ([part, { version, contracts }]) => {
      const text = await source.read(contracts ?? refuseOld(part, version));
      return [part, { version, contracts: JSON.parse(text) as PartContracts }] as const;
    }),
  );
  return { from: source.name, parts: Object.fromEntries(parts) };
}

/** Reads the code of the shared modules, for page tests. */
export function readSharedCode(source: LiveSource, shell: PartSnapshot | undefined): Promise<string> {
  return source.read(shell?.sharedCode ?? refuseOld('shell', shell?.version));
}

/** Parts whose live version is not the pulled one, as `shell 1.0.0-…`. */
export function findNewer({ parts }: Pulled, snapshot: Snapshot): string[] {
  return Object.entries(snapshot)
    .filter(([part, { version }]) => parts[part]?.version !== version)
    .map(([part, { version }]) => `${part} ${version}`);
}

function refuseOld(part: string, version = ''): never {
  throw new UserError(`${part} ${version} was released before declarations were published: release it again.`);
}
