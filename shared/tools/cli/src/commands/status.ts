import type { Release } from '@site/contracts';
import { readComposition } from '@site/delivery/compose';
import { readReleases } from '@site/delivery/release';
import { formatAge, formatTable } from '../table';
import { getLive, openContext } from './context';

/** `npm run status`: what is live, part by part. Sizes are of all scripts of the part, after brotli. */
export async function status(): Promise<void> {
  const { storage } = await openContext();
  const live = await getLive(storage);
  const composition = await readComposition(storage, live.composition);
  console.log(`Composition ${composition.id}, live since ${live.at} (${live.reason}), ${Object.keys(composition.pages).length} pages\n`);
  const rows = (await readReleases(storage, composition.parts)).map((release) => [
    release.part,
    release.version,
    release.commit,
    formatAge(release.builtAt),
    `${Math.round(scriptBytes(release) / 1000)} KB`,
    release.owner,
  ]);
  for (const line of formatTable(['part', 'version', 'commit', 'age', 'scripts', 'owner'], rows)) console.log(line);
}

function scriptBytes({ files }: Release): number {
  return files.filter(({ name }) => name.endsWith('.js')).reduce((sum, { brotli }) => sum + brotli, 0);
}
