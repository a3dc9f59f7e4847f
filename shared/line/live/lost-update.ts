import type { Activation } from '@site/contracts';
import { UserError } from '../checkout';
import type { Storage } from '../storage';
import { walkActivations } from './live-log';

type Placed = Pick<Activation, 'parts' | 'pins' | 'removed'>;

/** Throws one sentence when `next` would undo what somebody has done to the same part since the command began. */
export async function refuseLostUpdate(
  { storage, began }: { storage: Storage; began: Activation | undefined },
  live: Activation | undefined,
  next: Placed,
): Promise<void> {
  const isChanged = (part: string, from: Placed | undefined, to: Placed) => placeOf(part, from) !== placeOf(part, to);
  const part = live && namesOf(live, next).find((name) => isChanged(name, began, live) && isChanged(name, live, next));
  if (!live || !part) return;
  let change = live;
  for await (const earlier of walkActivations(storage, live, live.sequence - (began?.sequence ?? 0))) {
    if (isChanged(part, earlier, live)) break;
    change = earlier;
  }
  const who = `${change.by.name}, ${change.at.slice(0, 16).replace('T', ' ')} UTC`;
  throw new UserError(
    `${part} was changed while this was checked: "${change.reason}" (${who}). Nothing went live. Run the command again to do it anyway.`,
  );
}

function namesOf(...all: readonly Placed[]): string[] {
  return [...new Set(all.flatMap(({ parts }) => Object.keys(parts)))];
}

/** The version of a part, its pin, and whether it is removed. */
function placeOf(part: string, { parts, pins, removed }: Placed = { parts: {} }): string {
  return JSON.stringify([parts[part], pins?.[part], removed?.includes(part) ?? false]);
}
