import { resolve } from 'node:path';
import { readComposition } from '../compose';
import { listEarlier } from '../live';
import { createLog, publish, PublishedSite } from '../publish';
import { openContact } from './contact';
import { type CommandContext, getLive, openContext } from './context';
import { composeDraft } from './draft';
import { serveUntilStopped } from './serve-until-stopped';

export interface PreviewOptions {
  /** Writes files for a static host, and serves nothing. */
  to?: string;
}

/**
 * `npx manzil preview [part@version …] [--to <folder>]`: the live site with these versions, in memory. A name without a
 * version is that part from its sources. Served to this machine only.
 */
export async function preview(words: readonly string[], { to }: PreviewOptions = {}): Promise<void> {
  const context = await openContext();
  const { settings } = context;
  if (to) return write(context, words, to);
  const { storage, composition } = await composeDraft(context, words);
  const log = createLog(settings.log);
  const contact = openContact(settings, composition.config, log);
  const site = PublishedSite.publish({ storage, log }, composition.id);
  await serveUntilStopped(settings, site, contact, { isLocal: true, log });
}

/** Other versions are kept from search engines; what is live is not. */
async function write(context: CommandContext, words: readonly string[], to: string): Promise<void> {
  const { storage: site } = context;
  const live = await getLive(site);
  const isLive = words.length === 0;
  const { storage, composition } = isLive
    ? { storage: site, composition: await readComposition(site, live.composition) }
    : await composeDraft(context, words);
  const earlier = await listEarlier(site, live);
  const { files } = await publish(storage, composition, resolve(to), { earlier, isIndexed: isLive });
  await files;
  console.log(`Wrote composition ${composition.id} to ${to}/public, with ${to}/nginx.conf.`);
}
