import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import type { Activation, Composition, SiteConfig } from '@site/contracts';
import { checkSiteIntegrity, compose, compositionId, readComposition } from '../compose';
import { requireSigned, type Trust } from '../signing';
import { brotliSuffix, eachOf, keys, RefusedError, type Storage, UserError } from '../storage';
import { findLive } from './live-log';

const decompress = promisify(brotliDecompress);

export interface VerifySite {
  /** From `signStorage`, which verifies the logs. */
  storage: Storage;
  trust: Trust;
  /** From the signed settings. */
  config: SiteConfig;
}

/** From the live entry to releases and their files. Throws {@link RefusedError} with everything that does not fit. */
export async function verifySite(input: VerifySite): Promise<{ live: Activation; compositions: Composition[] }> {
  const { storage, trust } = input;
  const live = await findLive(storage);
  if (!live) throw new UserError('Nothing is live in this storage.');
  await requireSigned(storage, trust, live);
  const shown = [live, ...(live.split ? [live.split] : [])];
  const compositions: Composition[] = [];
  for (const { composition: id, parts = {} } of shown) compositions.push(await verifyComposition(input, id, parts));
  return { live, compositions };
}

async function verifyComposition(
  { storage, config }: VerifySite,
  id: string,
  parts: Composition['parts'],
): Promise<Composition> {
  if (compositionId({ parts, config }) !== id)
    throw new UserError(
      `Composition ${id} was not made of ${namesOf(parts)} with the settings of this site. npx manzil compose makes another.`,
    );
  const composition = await readComposition(storage, id);
  const damage = await checkSiteIntegrity(storage, composition);
  if (damage.length > 0) throw new RefusedError(damage);
  const changed = await compareRendered(storage, parts, config);
  if (changed.length > 0)
    throw new RefusedError(
      changed.map(
        (key) =>
          `${key} is not what ${namesOf(parts)} give: somebody has changed it, or another version of Node or of this tool wrote it. Remove it, and run npx manzil compose.`,
      ),
    );
  return composition;
}

/** Keys that differ from what the releases give when nothing that the storage has rendered is used. */
async function compareRendered(storage: Storage, parts: Composition['parts'], config: SiteConfig): Promise<string[]> {
  const rendered = new Map<string, Buffer>();
  const sandbox: Storage = {
    read: async (key) => rendered.get(key) ?? (/^(releases|files)\//.test(key) ? storage.read(key) : undefined),
    writeOnce: async (key, bytes) => (rendered.set(key, Buffer.from(bytes)), 'written'),
    list: async () => [],
    remove: async () => undefined,
  };
  await compose({ storage: sandbox, parts, config, live: undefined, budgets: 'warn' });
  const found = await eachOf([...rendered], async ([key, bytes]) => {
    const stored = await storage.read(key);
    return stored && (await contentOf(key, stored)) === (await contentOf(key, bytes)) ? [] : [key];
  });
  return found.flat();
}

/** Without the time of a composition; compressed files by what browsers read. */
async function contentOf(key: string, bytes: Buffer): Promise<string> {
  if (key.endsWith(brotliSuffix)) return (await decompress(bytes).catch(() => bytes)).toString('base64');
  if (!key.startsWith(keys.compositions)) return bytes.toString('base64');
  const { createdAt: _, ...record } = JSON.parse(bytes.toString('utf8')) as Composition;
  return JSON.stringify(record);
}

function namesOf(parts: Composition['parts']): string {
  return Object.entries(parts)
    .map(([part, version]) => `${part} ${version}`)
    .join(', ');
}
