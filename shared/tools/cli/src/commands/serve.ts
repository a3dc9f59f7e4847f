import { composeMix, readMix } from '@site/delivery/activate';
import { getLive, openContext, sayWarnings } from './context';
import { openStore, serveUntilStopped } from './start';

/**
 * `npm run serve`: serves what is live, builds nothing. `npm run serve -- projects@previous agency@<version> …`:
 * the same with these released versions in it, for as long as it runs.
 */
export async function serveLive(words: readonly string[]): Promise<void> {
  const { settings, storage, readConfig, progress } = await openContext({ isReadOnly: true });
  if (words.length === 0) return serveUntilStopped(settings, await openStore(settings), { storage });
  const live = await getLive(storage);
  const mix = await readMix(storage, live, words);
  const mixed = await composeMix({ storage, config: await readConfig(), live, mix });
  sayWarnings(progress, mixed.warnings);
  for (const [part, version] of Object.entries(mix)) progress.say(`${part} ${version}, in this server alone`);
  return serveUntilStopped(settings, await openStore(settings), { storage: mixed.storage, pinned: mixed.composition.id });
}
