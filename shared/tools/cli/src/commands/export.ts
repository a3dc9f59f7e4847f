import { resolve } from 'node:path';
import { UserError } from '@site/delivery/storage';
import { exportSite as writeSite } from '@site/delivery/export';
import { readComposition } from '@site/delivery/compose';
import { getLive, openContext } from './context';

/** `npm run export -- <folder>`: the live composition as files and configuration for a static host. */
export async function exportSite(folder: string | undefined): Promise<void> {
  if (!folder) throw new UserError('Say where to: npm run export -- <folder>.');
  const { storage, config } = await openContext();
  const composition = await readComposition(storage, (await getLive(storage)).composition);
  const { files } = await writeSite(storage, composition, resolve(folder));
  console.log(`Wrote ${files} files of composition ${composition.id} to ${folder}/public, and ${folder}/nginx.conf.`);
  if (!config.contact.url) console.log('Contact requests go to /rest/v1 of the same address: set SUPABASE_URL and SUPABASE_ANON_KEY before composing, or send that path to a gateway.');
}
