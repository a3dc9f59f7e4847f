import { resolve } from 'node:path';
import { exportSite as writeSite } from '@site/delivery/export';
import { refuseWithdrawn } from '@site/delivery/activate';
import { readComposition, withoutIndex } from '@site/delivery/compose';
import { getPreview } from '@site/delivery/preview';
import { getLive, openContext } from '../context';

/** `npx manzil export <folder>`: the live composition, or a preview, for a static host. */
export async function exportSite(folder: string, { preview: name }: { preview?: string } = {}): Promise<void> {
  const { settings, storage: site } = await openContext({ isReadOnly: true });
  const live = await getLive(site);
  const preview = name ? await getPreview(site, name) : undefined;
  const storage = preview?.storage ?? site;
  const composition = await readComposition(storage, (preview?.live ?? live).composition);
  refuseWithdrawn(live, composition.parts);
  const split =
    !preview && live.split
      ? { composition: await readComposition(storage, live.split.composition), rule: live.split }
      : undefined;
  const { files } = await writeSite(storage, preview ? withoutIndex(composition) : composition, resolve(folder), {
    hstsSubdomains: settings.hstsSubdomains,
    split,
  });
  console.log(`Wrote ${files} files of composition ${composition.id} to ${folder}/public, and ${folder}/nginx.conf.`);
  if (split)
    console.log(
      `A careful release is under way, so ${split.rule.share} % of visitors get composition ${split.composition.id}: include ${folder}/nginx-split.conf in the http block. Other hosts send ${composition.id} to everybody.`,
    );
  if (!composition.config.contact.url)
    console.log(
      'Contact requests go to /rest/v1 of the same address: npx manzil settings SUPABASE_URL=… SUPABASE_ANON_KEY=… sends them elsewhere, or send that path to a gateway.',
    );
}
