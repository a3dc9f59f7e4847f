import { buildPart, getPart } from '@site/build';
import { compose } from '../compose';
import { siteConfig } from '../bring-up';
import { UserError } from '../errors';
import { FolderStorage } from '../folder-storage';
import { activate, findLive, findLiveComposition } from '../live';
import { Progress } from '../progress';
import { releasePart } from '../release';
import { readSettings } from '../settings';

/** `npm run release -- <part>`: builds and releases one part and puts it live beside what is live. */
export async function release(name: string | undefined): Promise<void> {
  if (!name) throw new UserError('Say which part: npm run release -- <part>.');
  const settings = readSettings();
  const storage = new FolderStorage(settings.siteDir);
  const progress = new Progress();
  const part = getPart(name);
  await buildPart(part);
  const released = await releasePart(storage, part);
  progress.say(`released ${part.name} ${released.version}`);
  const [live, liveComposition] = [await findLive(storage), await findLiveComposition(storage)];
  const parts = { ...liveComposition?.parts, [part.name]: released.version };
  const { composition, warnings } = await compose({ storage, parts, config: siteConfig(settings), siteUrl: settings.siteUrl });
  for (const warning of warnings) progress.say(`warning: ${warning}`);
  if (live?.composition === composition.id) return progress.say('That version is live already.');
  await activate(storage, { composition: composition.id, after: live?.sequence ?? 0, reason: `release ${part.name} ${released.version}` });
  progress.say(`live: composition ${composition.id}`);
}
