import { readComposition } from '../compose';
import { createLog } from '../publish';
import { openContact } from './contact';
import { type CommandContext, getLive, openContext } from './context';
import { serveUntilStopped } from './serve-until-stopped';

export async function serveLive(context?: CommandContext): Promise<void> {
  const { settings, storage } = context ?? (await openContext());
  const log = createLog(settings.log);
  const { config } = await readComposition(storage, (await getLive(storage)).composition);
  await serveUntilStopped(settings, openContact(settings, config, log), { storage, log });
}
