import { readComposition } from '../compose';
import { LiveSite } from '../live';
import { createLog } from '../publish';
import { openContact } from './contact';
import { type CommandContext, getLive, openContext } from './context';
import { serveUntilStopped } from './serve-until-stopped';

export async function serveLive(context?: CommandContext): Promise<void> {
  const { settings, storage } = context ?? (await openContext());
  const log = createLog(settings.log);
  const { config } = await readComposition(storage, (await getLive(storage)).composition);
  // A bucket charges per poll: every 30 s are 178,560 requests in 31 days.
  const pollMs = settings.bucket ? 30_000 : undefined;
  const site = LiveSite.open({ storage, log, pollMs });
  await serveUntilStopped(settings, site, openContact(settings, config, log), { log });
}
