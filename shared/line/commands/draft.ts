import { composeMix, type MixedSite, readMix } from '../live';
import { OverlayStorage } from '../storage';
import { type CommandContext, getLive, sayWarnings } from './context';
import { releaseAll, versionsOf } from './release';

/**
 * Composes the live site with other versions, in memory. A word is `part@version`, `part@previous`, or the name of a
 * part, which is built from its sources here.
 */
export async function composeDraft(context: CommandContext, words: readonly string[]): Promise<MixedSite> {
  const { storage, readConfig, progress } = context;
  const live = await getLive(storage);
  const draft = new OverlayStorage(storage);
  const stored = words.filter((word) => word.includes('@'));
  const built = words.filter((word) => !word.includes('@'));
  const mix = {
    ...(await readMix(storage, live, stored)),
    ...versionsOf(await releaseAll(context, draft, built)),
  };
  const mixed = await composeMix({ storage: draft, config: await readConfig(), live, mix });
  sayWarnings(progress, mixed.warnings);
  for (const [part, version] of Object.entries(mix)) progress.say(`${part} ${version}, only in this draft`);
  return mixed;
}
