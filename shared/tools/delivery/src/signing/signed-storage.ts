import type { Activation, Release } from '@site/contracts';
import { contentName, eachOf, keys, RefusedError, replaceMethods, type Storage } from '../storage';
import type { LogName, SignedEntry } from './entries';
import type { OwnKey, Trust } from './keys-file';
import { signRelease, whyUnsigned } from './releases';
import { SignedLog, type Witness } from './signed-log';

export interface Signing {
  trust: Trust;
  /** Private keys of this process. */
  ownKeys: readonly OwnKey[];
  witness?: Witness | undefined;
}

/**
 * A storage whose logs are verified when they are read, and signed when they are written; a release is signed when it
 * is stored. An entry is refused without the right key, and with a release that its part has not signed.
 */
export function signStorage(below: Storage, { trust, ownKeys: all, witness }: Signing): Storage {
  const ownKeys = all.filter(({ id }) => trust.has(id) && !trust.get(id)?.last);
  const logOf = (name: LogName, keyOf: (sequence: number) => string) =>
    new SignedLog(name, keyOf, below, trust, ownKeys, witness);
  const logs = { live: logOf('live', keys.liveEntry), settings: logOf('settings', keys.settingsEntry) };

  const append = async (log: LogName, key: string, bytes: Buffer) => {
    if (await below.read(key)) return 'exists';
    const entry = JSON.parse(bytes.toString('utf8')) as SignedEntry;
    const compositions = log === 'live' ? await hashShown(entry as SignedEntry & Activation) : undefined;
    const outcome = await below.writeOnce(key, await logs[log].sign(entry, compositions));
    // Remembered as seen.
    if (outcome === 'written') await logs[log].verify();
    return outcome;
  };
  const hashShown = async (entry: Activation) => {
    await requireSigned(below, trust, entry);
    const shown = [entry.composition, ...(entry.split ? [entry.split.composition] : [])];
    const hashes = shown.map(async (id) => [id, contentName((await below.read(keys.composition(id))) ?? '')] as const);
    return Object.fromEntries(await Promise.all(hashes));
  };
  const release = async (key: string, bytes: Buffer) => {
    const outcome = await below.writeOnce(key, bytes);
    const written = JSON.parse(bytes.toString('utf8')) as Release;
    await signRelease(below, written, bytes, ownKeys, trust);
    return outcome;
  };

  return replaceMethods(below, {
    read: (key) => {
      const place = placeOf(key);
      return place ? logs[place.log].read(place.sequence) : below.read(key);
    },
    writeOnce: async (key, bytes) => {
      const place = placeOf(key);
      if (place) return append(place.log, key, Buffer.from(bytes));
      return releaseKey.test(key) ? release(key, Buffer.from(bytes)) : below.writeOnce(key, bytes);
    },
  });
}

/** Throws {@link RefusedError} when a release that would be live is not signed by its part. */
export async function requireSigned(
  storage: Storage,
  trust: Trust,
  { parts = {}, split }: Pick<Activation, 'parts' | 'split'>,
): Promise<void> {
  const versions = [...Object.entries(parts), ...Object.entries(split?.parts ?? {})];
  const found = await eachOf(versions, ([part, version]) => whyUnsigned(storage, trust, part, version));
  const refusals = found.filter((each) => each !== undefined);
  if (refusals.length > 0) throw new RefusedError(refusals);
}

const releaseKey = /^releases\/[^/]+\/[^/]+\/release\.json$/;

function placeOf(key: string): { log: LogName; sequence: number } | undefined {
  const [, log, digits] = /^(live|settings)\/(\d{8})\.json$/.exec(key) ?? [];
  return log === 'live' || log === 'settings' ? { log, sequence: Number(digits) } : undefined;
}
