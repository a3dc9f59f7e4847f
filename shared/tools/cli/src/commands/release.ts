import { buildPart } from '@site/build';
import { goLive } from '@site/delivery/activate';
import { releasePart } from '@site/delivery/release';
import { openContext, requirePart, sayWarnings } from './context';

/** `npm run release -- <part>`: builds and releases one part and puts it live beside what is live. */
export async function release(name: string | undefined): Promise<void> {
  const part = requirePart(name, 'release');
  const { progress, ...context } = await openContext();
  await buildPart(part);
  const { release: released, isNew } = await releasePart(context.storage, part);
  progress.say(`${isNew ? 'released' : 'released before:'} ${part.name} ${released.version}`);
  const { composition, warnings, isNew: isNewlyLive } = await goLive({
    ...context,
    reason: `release ${part.name} ${released.version}`,
    choose: (live) => ({ ...live?.parts, [part.name]: released.version }),
  });
  sayWarnings(progress, warnings);
  progress.say(isNewlyLive ? `live: composition ${composition.id}` : 'That version is live already.');
}
