import type { PartContracts, Snapshot } from '@site/contracts';
import { isInstalled, listParts } from '../build';
import { keepPulled, type Pulled, readPulled, writeContracts, writePulled } from '../build/contracts/pulled';
import { whyUnreadable } from '../release';
import { reasonOf, UserError } from '../storage';
import { Progress } from './progress';
import { type LiveSource, openLiveSource } from './live-source';

export interface PullOptions {
  from?: string;
}

/**
 * `npx manzil pull [--from <place>]`: writes paths and types of other parts: from sources here, from
 * what is live, or as pulled last.
 */
export async function pull(options: PullOptions = {}): Promise<void> {
  if (isInstalled) return pullIntoRepository(options);
  if (options.from) keepPulled(await readElsewhere(options));
  writeContracts();
}

/** For parts outside this repository. */
async function readElsewhere({ from }: PullOptions): Promise<Pulled> {
  const source = await openLiveSource(from);
  const snapshot = await source.readSnapshot();
  const here = listParts().map(({ name }) => name);
  return readReleases(source, Object.fromEntries(Object.entries(snapshot).filter(([part]) => !here.includes(part))));
}

async function pullIntoRepository({ from }: PullOptions): Promise<void> {
  const progress = new Progress();
  const pulled = await pullOrKeep(from, progress);
  writePulled(pulled);
  const versions = Object.entries(pulled.parts).map(([part, { version }]) => `${part} ${version}`);
  progress.say(`wrote shared/ from ${pulled.from}: ${versions.join(', ')}`);
}

async function pullOrKeep(from: string | undefined, progress: Progress): Promise<Pulled> {
  try {
    const source = await openLiveSource(from);
    const snapshot = await source.readSnapshot();
    const pulled = await readReleases(source, snapshot);
    const { sharedCode } = snapshot['shell'] ?? {};
    if (!sharedCode) throw new UserError('The site has no shell, so nothing declares its shared modules.');
    keepPulled(pulled, await source.read(sharedCode));
    return pulled;
  } catch (error) {
    const kept = readPulled();
    // A named place must answer.
    if (!kept || from) throw new UserError(reasonOf(error), { cause: error });
    progress.say(`${reasonOf(error)} Those that were pulled last are used.`);
    return kept;
  }
}

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
