import { join, resolve } from 'node:path';
import type { Composition } from '@site/contracts';
import { composeMix, readMix } from '../live';
import { readComposition, withoutIndex } from '../compose';
import { createLog, publish } from '../publish';
import { OverlayStorage, type Storage } from '../storage';
import { openContact } from './contact';
import { type CommandContext, getLive, openContext, sayWarnings } from './context';
import { serveUntilStopped } from './serve-until-stopped';
import { releaseAll, versionsOf } from './release';

export interface PreviewOptions {
  /** Writes files for a static host, and serves nothing. */
  to?: string;
}

interface Previewed {
  storage: Storage;
  composition: Composition;
}

/**
 * `npx manzil preview [part@version …] [--to <folder>]`: the live site with these versions, in memory. A name without a
 * version is that part from its sources. Served to this machine only.
 */
export async function preview(words: readonly string[], { to }: PreviewOptions = {}): Promise<void> {
  const context = await openContext({ isReadOnly: true });
  const { settings } = context;
  if (to) return write(context, words, to);
  const { storage, composition } = await composePreview(context, words);
  const log = createLog(settings.log);
  const contact = await openContact(settings, composition.config, log);
  await serveUntilStopped(settings, contact, { storage, pinned: composition.id, isLocal: true, log });
}

async function composePreview(context: CommandContext, words: readonly string[]): Promise<Previewed> {
  const { storage, readConfig, progress } = context;
  const live = await getLive(storage);
  const draft = new OverlayStorage(storage);
  const named = words.filter((word) => word.includes('@'));
  const built = words.filter((word) => !word.includes('@'));
  const mix = {
    ...(await readMix(storage, live, named)),
    ...(built.length > 0 ? versionsOf(await releaseAll(context, draft, built)) : {}),
  };
  const mixed = await composeMix({ storage: draft, config: await readConfig(), live, mix });
  sayWarnings(progress, mixed.warnings);
  for (const [part, version] of Object.entries(mix)) progress.say(`${part} ${version}, only in this preview`);
  return mixed;
}

/** Other versions are kept from search engines; what is live is not. */
async function write(context: CommandContext, words: readonly string[], to: string): Promise<void> {
  const { storage: site } = context;
  const live = await getLive(site);
  const isLive = words.length === 0;
  const { storage, composition } = isLive
    ? { storage: site, composition: await readComposition(site, live.composition) }
    : await composePreview(context, words);
  const split = isLive ? live.split : undefined;
  const alongside = split && (await readComposition(site, split.composition));
  const folder = resolve(to);
  await (
    await publish(storage, isLive ? composition : withoutIndex(composition), folder, { alongside })
  ).files;
  console.log(`Wrote composition ${composition.id} to ${to}/public, with ${to}/nginx.conf.`);
  if (split && alongside) {
    await (
      await publish(storage, alongside, join(folder, 'share'), { alongside: composition })
    ).files;
    console.log(
      `${split.share} % of visitors get composition ${alongside.id}, which is in ${to}/share: another server block, chosen with split_clients.`,
    );
  }
}
