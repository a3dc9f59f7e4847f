import type { PartContracts, Release, ReleaseTypes } from '@site/contracts';
import { writeContracts } from '../build/contracts/generated-files';
import { keepPulled, type Pulled, readPulled, writePulled } from '../build/contracts/pulled';
import { findLiveComposition } from '../live';
import { readReleases } from '../release';
import { describePlace, openStorage, readSettings, readStorageAddress } from '../storage/settings';
import { eachOf, keys, readJson, type Storage } from '../storage';
import { Progress } from './progress';
import { isInstalled, listParts, root, reasonOf, UserError } from '../checkout';

export interface PullOptions {
  from?: string;
}

/**
 * `npx manzil pull [--from <storage>]`: writes paths and types of other parts: from sources here, from what is live, or
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
    const settings = readSettings();
    const place = from ? readStorageAddress(from, settings) : settings;
    const storage = await openStorage(place);
    const here = listParts().map(({ name }) => name);
    const elsewhere = (await readLive(storage, from ?? describePlace(place))).filter(
      ({ part }) => !here.includes(part),
    );
    const pulled = await readContracts(storage, elsewhere);
    const { sharedCode } = elsewhere.find(({ shell }) => shell)?.shell ?? {};
    const code = sharedCode ? await storage.read(keys.file('shell', sharedCode)) : undefined;
    if (sharedCode && !code) throw new UserError(`The storage has no ${sharedCode} of the shell.`);
    keepPulled(pulled, code?.toString('utf8'));
    const versions = Object.entries(pulled.parts).map(([part, { version }]) => `${part} ${version}`);
    progress.say(`pulled ${versions.join(', ')}`);
  } catch (error) {
    // If the user names a storage, its failure is an error.
    if (from || !readPulled()) throw new UserError(reasonOf(error), { cause: error });
    progress.say(`${reasonOf(error)} Those that were pulled last are used.`);
  }
}

async function readLive(storage: Storage, place: string): Promise<Release[]> {
  const live = await findLiveComposition(storage);
  if (!live) throw new UserError(`Nothing is live in ${place}.`);
  return readReleases(storage, live.parts);
}

/** Paths and declarations of these releases. */
export async function readContracts(storage: Storage, releases: readonly Release[]): Promise<Pulled> {
  const parts = await eachOf(releases, async ({ part, version, routes }) => {
    const { declares } = await readJson<ReleaseTypes>(storage, keys.types(part, version));
    const paths = routes.flatMap(({ name, path }) => (name ? [{ name, path }] : []));
    const contracts: PartContracts = { paths, declares };
    return [part, { version, contracts }] as const;
  });
  return { parts: Object.fromEntries(parts) };
}
