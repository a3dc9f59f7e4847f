import { join, resolve } from 'node:path';
import { readComposition, withoutIndex } from '../compose';
import { createLog, publish } from '../publish';
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
  await serveUntilStopped(settings, contact, { storage, pinned: composition.id, isLocal: true, log });
}

/** Other versions are kept from search engines; what is live is not. */
async function write(context: CommandContext, words: readonly string[], to: string): Promise<void> {
  const { storage: site } = context;
  const live = await getLive(site);
  const isLive = words.length === 0;
  const { storage, composition } = isLive
    ? { storage: site, composition: await readComposition(site, live.composition) }
    : await composeDraft(context, words);
  const split = isLive ? live.split : undefined;
  const alongside = split && (await readComposition(site, split.composition));
  const folder = resolve(to);
  const { files } = await publish(storage, isLive ? composition : withoutIndex(composition), folder, { alongside });
  await files;
  console.log(`Wrote composition ${composition.id} to ${to}/public, with ${to}/nginx.conf.`);
  if (split && alongside) {
    const { files } = await publish(storage, alongside, join(folder, 'share'), { alongside: composition });
    await files;
    console.log(
      `${split.share} % of visitors get composition ${alongside.id}, which is in ${to}/share: another server block, chosen with split_clients.`,
    );
  }
}
