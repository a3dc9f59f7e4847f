import { activate, markRemoved } from '../live';
import { type CommonOptions, getLive, openContext, sayWarnings, unknownPart, withReason } from './context';
import { UserError } from '../checkout';

/** `npx manzil remove <part>`: takes a remote off. Refused while others link to its pages or use its fragments. */
export async function remove(part: string, options: CommonOptions = {}): Promise<void> {
  const context = await openContext();
  const began = await getLive(context.storage);
  const without = (parts: Readonly<Record<string, string>> = {}) => {
    if (part === 'shell') throw new UserError('The shell cannot be removed: every page is rendered in it.');
    if (!parts[part]) throw unknownPart(part, 'on the live site', Object.keys(parts).sort());
    return Object.fromEntries(Object.entries(parts).filter(([name]) => name !== part));
  };
  const { composition, warnings } = await activate({
    ...context,
    began,
    reason: withReason(`remove ${part}`, options),
    choose: (live) => without(live?.parts),
    change: (state) => markRemoved(state, [part]),
  });
  sayWarnings(context.progress, warnings);
  console.log(`Live is composition ${composition.id}, without ${part}. npm run release -- ${part} puts it back.`);
}
