import { resolve } from 'node:path';
import { exportSite as writeSite } from '@site/delivery/export';
import { readComposition } from '@site/delivery/compose';
import { getLive, openContext } from './context';

/** `npm run export -- <folder>`: the live composition as files and configuration for a static host. */
export async function exportSite(folder: string): Promise<void> {
  const { settings, storage } = await openContext({ isReadOnly: true });
  const live = await getLive(storage);
  const composition = await readComposition(storage, live.composition);
  const split = live.split && { composition: await readComposition(storage, live.split.composition), rule: live.split };
  const { files } = await writeSite(storage, composition, resolve(folder), { hstsSubdomains: settings.hstsSubdomains, split });
  console.log(`Wrote ${files} files of composition ${composition.id} to ${folder}/public, and ${folder}/nginx.conf.`);
  if (split) console.log(`A careful release is under way, so ${split.rule.share} % of visitors get composition ${split.composition.id}: include ${folder}/nginx-split.conf in the http block. Other hosts send ${composition.id} to everybody.`);
  if (!composition.config.contact.url) console.log('Contact requests go to /rest/v1 of the same address: npm run settings -- SUPABASE_URL=… SUPABASE_ANON_KEY=… sends them elsewhere, or send that path to a gateway.');
}
