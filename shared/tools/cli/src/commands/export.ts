import { resolve } from 'node:path';
import { exportSite as writeSite } from '@site/delivery/export';
import { readComposition } from '@site/delivery/compose';
import { getLive, openContext } from './context';

/** `npm run export -- <folder>`: the live composition as files and configuration for a static host. */
export async function exportSite(folder: string): Promise<void> {
  const { settings, storage } = await openContext({ isReadOnly: true });
  const composition = await readComposition(storage, (await getLive(storage)).composition);
  const { files } = await writeSite(storage, composition, resolve(folder), settings);
  console.log(`Wrote ${files} files of composition ${composition.id} to ${folder}/public, and ${folder}/nginx.conf.`);
  if (!composition.config.contact.url) console.log('Contact requests go to /rest/v1 of the same address: npm run settings -- SUPABASE_URL=… SUPABASE_ANON_KEY=… sends them elsewhere, or send that path to a gateway.');
}
