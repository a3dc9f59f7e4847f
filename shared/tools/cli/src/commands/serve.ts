import { composeMix, readMix } from '@site/delivery/activate';
import { readCompositionRecord } from '@site/delivery/compose';
import { createLog } from '@site/delivery/serve';
import { openContact } from '../contact';
import { getLive, openContext, sayWarnings } from '../context';
import { serveUntilStopped } from '../serve-until-stopped';

/**
 * `npx manzil serve`: serves the live site without building. `npx manzil serve projects@previous agency@<version> …`:
 * with these versions, to this machine only.
 */
export async function serveLive(words: readonly string[]): Promise<void> {
  const { settings, storage, readConfig, progress } = await openContext({ isReadOnly: true });
  const log = createLog(settings.log);
  const live = await getLive(storage);
  if (words.length === 0) {
    const { config } = await readCompositionRecord(storage, live.composition);
    return serveUntilStopped(settings, await openContact(settings, config, log), { storage, log });
  }
  const mix = await readMix(storage, live, words);
  const mixed = await composeMix({ storage, config: await readConfig(), live, mix });
  sayWarnings(progress, mixed.warnings);
  for (const [part, version] of Object.entries(mix)) progress.say(`${part} ${version}, only in this server`);
  const contact = await openContact(settings, mixed.composition.config, log);
  return serveUntilStopped(settings, contact, {
    storage: mixed.storage,
    pinned: mixed.composition.id,
    isLocal: true,
    log,
  });
}
