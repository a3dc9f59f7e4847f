import type { Composition } from '@site/contracts';
import { siteConfig } from '../bring-up';
import { compose } from '../compose';
import { UserError } from '../errors';
import { FolderStorage } from '../folder-storage';
import { activate, findLive, listActivations } from '../live';
import { readSettings } from '../settings';
import { keys, readJson, type Storage } from '../storage';

/**
 * `npm run rollback`: the whole site goes back to what was live before.
 * `npm run rollback -- <part>`: only that part does. Builds nothing.
 */
export async function rollback(part: string | undefined): Promise<void> {
  const settings = readSettings();
  const storage = new FolderStorage(settings.siteDir);
  const live = await findLive(storage);
  if (!live) throw new UserError('Nothing is live yet, so there is nothing to roll back. Run npm start.');
  const target = await findTarget(storage, part);
  if (!target) throw new UserError(part ? `No other version of ${part} has been live.` : 'Nothing else has been live before.');
  const composition = part
    ? (await compose({ storage, parts: target, config: siteConfig(settings), siteUrl: settings.siteUrl })).composition.id
    : target['composition'] ?? '';
  await activate(storage, { composition, after: live.sequence, reason: part ? `rollback ${part}` : 'rollback' });
  console.log(`Live is composition ${composition} again${part ? ` with ${part} ${target[part]}` : ''}.`);
}

/** For a part: all live versions with that part's previous one. For the site: the previous composition. */
async function findTarget(storage: Storage, part: string | undefined): Promise<Record<string, string> | undefined> {
  const [live, ...before] = await listActivations(storage);
  if (!live) return undefined;
  if (!part) {
    const previous = before.find(({ composition }) => composition !== live.composition);
    return previous && { composition: previous.composition };
  }
  const { parts } = await readJson<Composition>(storage, keys.composition(live.composition));
  for (const { composition } of before) {
    const version = (await readJson<Composition>(storage, keys.composition(composition))).parts[part];
    if (version && version !== parts[part]) return { ...parts, [part]: version };
  }
  return undefined;
}
