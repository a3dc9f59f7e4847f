import { findLiveComposition, goLive, retire as retireParts } from '@site/delivery/activate';
import { compose } from '@site/delivery/compose';
import { OverlayStorage, UserError } from '@site/delivery/storage';
import { type FreezableOptions, getLive, openContext, sayWarnings, withReason, write } from '../context';
import { unknownPart } from '../unknown-part';

/** `npx manzil retire <part>`: removes a remote. Refused while others link to its pages or use its fragments. */
export async function retire(part: string, options: FreezableOptions = {}): Promise<void> {
  const context = await openContext({ ...options, isReadOnly: options.dryRun });
  const { storage, progress, readConfig } = context;
  await getLive(storage);
  const without = (parts: Readonly<Record<string, string>> = {}) => {
    if (part === 'shell') throw new UserError('The shell cannot be retired: every page is drawn in it.');
    if (!parts[part]) throw unknownPart(part, 'on the live site', Object.keys(parts).sort());
    return Object.fromEntries(Object.entries(parts).filter(([name]) => name !== part));
  };
  if (options.dryRun) {
    const live = await findLiveComposition(storage);
    const { warnings } = await compose({
      storage: new OverlayStorage(storage),
      parts: without(live?.parts),
      config: await readConfig(),
      live,
    });
    sayWarnings(progress, warnings);
    console.log(`${part} can be retired: nothing on the site needs it.`);
    return;
  }
  const { composition, warnings } = await goLive({
    ...context,
    reason: withReason(`retire ${part}`, options),
    overrideFreeze: options.overrideFreeze,
    choose: (live) => without(live?.parts),
    change: (state) => retireParts(state, [part]),
  });
  sayWarnings(progress, warnings);
  const value = { composition: composition.id, retired: part };
  write(
    options,
    `Live is composition ${composition.id}, without ${part}. npm run release -- ${part} puts it back.`,
    value,
  );
}
