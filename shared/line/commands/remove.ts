import { findLiveComposition, goLive, retire } from '../live';
import { compose } from '../compose';
import { OverlayStorage, UserError } from '../storage';
import { type CommonOptions, getLive, openContext, sayWarnings, unknownPart, withReason, write } from './context';

/** `npx manzil remove <part>`: takes a remote off. Refused while others link to its pages or use its fragments. */
export async function remove(part: string, options: CommonOptions = {}): Promise<void> {
  const context = await openContext({ ...options, isReadOnly: options.dryRun });
  const { storage, progress, readConfig } = context;
  await getLive(storage);
  const without = (parts: Readonly<Record<string, string>> = {}) => {
    if (part === 'shell') throw new UserError('The shell cannot be removed: every page is rendered in it.');
    if (!parts[part]) throw unknownPart(part, 'on the live site', Object.keys(parts).sort());
    return Object.fromEntries(Object.entries(parts).filter(([name]) => name !== part));
  };
  if (options.dryRun) {
    const live = await findLiveComposition(storage);
    const draft = new OverlayStorage(storage);
    const config = await readConfig();
    const { warnings } = await compose({ storage: draft, parts: without(live?.parts), config, live });
    sayWarnings(progress, warnings);
    console.log(`${part} can be removed: nothing on the site needs it.`);
    return;
  }
  const { composition, warnings } = await goLive({
    ...context,
    reason: withReason(`remove ${part}`, options),
    choose: (live) => without(live?.parts),
    change: (state) => retire(state, [part]),
  });
  sayWarnings(progress, warnings);
  write(options, `Live is composition ${composition.id}, without ${part}. npm run release -- ${part} puts it back.`, {
    composition: composition.id,
    removed: part,
  });
}
