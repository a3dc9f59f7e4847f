import type { PartContracts, Snapshot } from '@site/contracts';
import { isInstalled, listParts, root } from '../build';
import { writeContracts } from '../build/contracts/generated-files';
import { keepPulled, type Pulled, readPulled, writePulled } from '../build/contracts/pulled';
import { whyUnreadable } from '../release';
import { reasonOf, UserError } from '../storage';
import { Progress } from './progress';
import { type LiveSource, openLiveSource } from './live-source';

export interface PullOptions {
  from?: string;
}

/**
 * `npx manzil pull [--from <place>]`: writes paths and types of other parts: from sources here, from what is live, or
 * as pulled last.
 */
export async function pull({ from }: PullOptions = {}): Promise<void> {
  const progress = new Progress();
  if (isInstalled || from) await pullReleases(progress, from);
  const pulled = readPulled();
  if (isInstalled && pulled) writePulled(pulled);
  else for (const file of writeContracts(root, pulled?.parts)) progress.say(`wrote ${file}`);
}

/** Of the parts that are not here. */
async function pullReleases(progress: Progress, from?: string): Promise<void> {
  try {
    const source = await openLiveSource(from);
    const here = listParts().map(({ name }) => name);
    const live = Object.entries(await source.readSnapshot());
    const elsewhere = Object.fromEntries(live.filter(([part]) => !here.includes(part)));
    const { sharedCode } = elsewhere['shell'] ?? {};
    const pulled = await readReleases(source, elsewhere);
    keepPulled(pulled, sharedCode && (await source.read(sharedCode)));
    const versions = Object.entries(pulled.parts).map(([part, { version }]) => `${part} ${version}`);
    progress.say(`pulled from ${pulled.from}: ${versions.join(', ')}`);
  } catch (error) {
    // A named place must answer.
    if (from || !readPulled()) throw new UserError(reasonOf(error), { cause: error });
    progress.say(`${reasonOf(error)} Those that were pulled last are used.`);
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
