import { isInstalled, listParts } from '../build';
import { keepPulled, type Pulled, readPulled, writeContracts, writePulled } from '../build/contracts/pulled';
import { readVersion } from '../live';
import { reasonOf, UserError } from '../storage';
import { Progress } from './progress';
import { openLiveSource } from './pull/live-source';
import { findNewer, readReleases, readSharedCode } from './pull/pull-releases';

export interface PullOptions {
  from?: string;
}

/**
 * `npx manzil pull [--from <place>] [part@version …]`: writes paths and types of other parts: from sources here, from
 * what is live, or as pulled last.
 */
export async function pull(words: readonly string[], options: PullOptions = {}): Promise<void> {
  if (isInstalled) return pullIntoRepository(words, options);
  if (options.from || words.length > 0) keepPulled(await readElsewhere(words, options));
  writeContracts();
}

/** For parts outside this repository. */
async function readElsewhere(words: readonly string[], { from }: PullOptions): Promise<Pulled> {
  const source = await openLiveSource(from);
  const snapshot = await source.readSnapshot(versionsIn(words));
  const here = listParts().map(({ name }) => name);
  return readReleases(source, Object.fromEntries(Object.entries(snapshot).filter(([part]) => !here.includes(part))));
}

async function pullIntoRepository(words: readonly string[], { from }: PullOptions): Promise<void> {
  const progress = new Progress();
  const pulled = await pullOrKeep(words, from, progress);
  writePulled(pulled);
  const versions = Object.entries(pulled.parts).map(([part, { version }]) => `${part} ${version}`);
  progress.say(`wrote shared/ from ${pulled.from}: ${versions.join(', ')}`);
}

async function pullOrKeep(words: readonly string[], from: string | undefined, progress: Progress): Promise<Pulled> {
  try {
    const source = await openLiveSource(from);
    const snapshot = await source.readSnapshot(versionsIn(words));
    const pulled = await readReleases(source, snapshot);
    keepPulled(pulled, await readSharedCode(source, snapshot['shell']));
    return pulled;
  } catch (error) {
    const kept = readPulled();
    // A named place must answer.
    if (!kept || from || words.length > 0) throw new UserError(reasonOf(error), { cause: error });
    progress.say(`${reasonOf(error)} Those that were pulled last are used.`);
    return kept;
  }
}

const versionsIn = (words: readonly string[]) =>
  Object.fromEntries(words.map(readVersion).map(({ part, version }) => [part, version]));

/** Warns when live releases are newer than pulled ones. */
export async function sayIfOld(progress: Progress): Promise<void> {
  const pulled = isInstalled ? readPulled() : undefined;
  if (!pulled) return;
  const newer = await openLiveSource(pulled.from)
    .then((source) => source.readSnapshot())
    .then((snapshot) => findNewer(pulled, snapshot))
    .catch(() => []);
  if (newer.length > 0) progress.say(`newer releases are live: ${newer.join(', ')}. npx manzil pull takes them.`);
}
