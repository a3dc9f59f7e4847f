import { buildPart } from '@site/build';
import { compose } from '@site/delivery/compose';
import { findLiveComposition } from '@site/delivery/activate';
import { OverlayStorage } from '@site/delivery/storage';
import { releasePart } from '@site/delivery/release';
import { openContext, requirePart, sayWarnings } from './context';

/** `npm run check-release -- <part>`: what `release` would say, against what is live; stores and activates nothing. */
export async function checkRelease(name: string | undefined): Promise<void> {
  const part = requirePart(name, 'check-release');
  const { progress, storage: below, ...context } = await openContext();
  await buildPart(part);
  const storage = new OverlayStorage(below);
  const { release } = await releasePart(storage, part);
  const live = await findLiveComposition(storage);
  const parts = { ...live?.parts, [part.name]: release.version };
  const { composition, warnings } = await compose({ ...context, storage, parts, live });
  sayWarnings(progress, warnings);
  progress.say(`${part.name} ${release.version} fits what is live: ${Object.keys(composition.pages).length} pages, nothing activated.`);
}
