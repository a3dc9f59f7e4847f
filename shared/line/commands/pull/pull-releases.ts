import { type PartContracts, type PartSnapshot, type Snapshot } from '@site/contracts';
import type { Pulled } from '../../build/contracts/pulled';
import { whyUnreadable } from '../../release';
import { UserError } from '../../storage';
import type { LiveSource } from './live-source';

/** Reads the paths and declarations of these releases. */
export async function readReleases(source: LiveSource, snapshot: Snapshot): Promise<Pulled> {
  const refusals = Object.entries(snapshot).flatMap(([part, { version, format }]) =>
    whyUnreadable({ part, version, format }),
  );
  if (refusals.length > 0) throw new UserError(refusals.join('\n'));
  const parts = await Promise.all(
    Object.entries(snapshot).map(async ([part, { version, contracts }]) => {
      const text = await source.read(contracts);
      return [part, { version, contracts: JSON.parse(text) as PartContracts }] as const;
    }),
  );
  return { from: source.name, parts: Object.fromEntries(parts) };
}

/** Reads the code of the shared modules, for page tests. */
export function readSharedCode(source: LiveSource, shell: PartSnapshot | undefined): Promise<string> {
  if (!shell?.sharedCode) throw new UserError('The site has no shell, so nothing declares its shared modules.');
  return source.read(shell.sharedCode);
}

/** Parts whose live version is not the pulled one, as `shell 1.0.0-…`. */
export function findNewer({ parts }: Pulled, snapshot: Snapshot): string[] {
  return Object.entries(snapshot)
    .filter(([part, { version }]) => parts[part]?.version !== version)
    .map(([part, { version }]) => `${part} ${version}`);
}
