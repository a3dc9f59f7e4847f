import { readComposition } from '../compose';
import { createLog } from '../publish';
import { openContact } from './contact';
import { getLive, openContext } from './context';
import { serveUntilStopped } from './serve-until-stopped';

/** `npx manzil serve`: serves the live site without building. */
export async function serveLive(): Promise<void> {
  const { settings, storage } = await openContext();
  const log = createLog(settings.log);
  const { config } = await readComposition(storage, (await getLive(storage)).composition);
  await serveUntilStopped(settings, await openContact(settings, config, log), { storage, log });
}
