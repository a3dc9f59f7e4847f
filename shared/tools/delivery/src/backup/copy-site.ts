import { createHash } from 'node:crypto';
import { eachOf, type Storage, UserError } from '../storage';
import { listStages } from './stages';

/** sha256 of each key's bytes in hex. */
export type Hashes = Readonly<Record<string, string>>;

/**
 * Copies a site during releases and prunings, and verifies the copy. Leaves out later activations. The live log comes
 * last, so that an interrupted copy has nothing live.
 */
export async function copySite(from: Storage, to: Storage): Promise<Hashes> {
  const hashes: Record<string, string> = {};
  for (const stage of (await listStages(from)).reverse())
    await eachOf(stage, async (key) => {
      const hash = await copy(from, to, key);
      if (hash) hashes[key] = hash;
    });
  const left = new Set((await listStages(from, { isBackwards: true })).flat());
  const gone = Object.keys(hashes).filter((key) => !left.has(key));
  await eachOf(gone, (key) => to.remove(key));
  return Object.fromEntries(Object.entries(hashes).filter(([key]) => left.has(key)));
}

/** `undefined` for a pruned key. */
async function copy(from: Storage, to: Storage, key: string): Promise<string | undefined> {
  const bytes = await from.read(key);
  if (!bytes) return undefined;
  await to.writeOnce(key, bytes);
  const written = await to.read(key);
  if (!written?.equals(bytes)) throw new UserError(`${key} differs from what was copied. Check the disk of the copy.`);
  return hashOf(bytes);
}

/** One sentence per missing, altered or extra key. */
export async function compareSite(copied: Storage, hashes: Hashes): Promise<string[]> {
  const differing = await eachOf(Object.entries(hashes).sort(), async ([key, hash]) => {
    const bytes = await copied.read(key);
    if (!bytes) return [`${key} is missing.`];
    return hashOf(bytes) === hash ? [] : [`${key} was altered.`];
  });
  const more = (await listStages(copied)).flat().filter((key) => !(key in hashes));
  return [...differing.flat(), ...more.map((key) => `${key} was added.`)];
}

export async function isEmptySite(storage: Storage): Promise<boolean> {
  return (await listStages(storage)).flat().length === 0;
}

export function hashOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}
