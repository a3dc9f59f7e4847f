import type { Activation } from '@site/contracts';

/** State that an activation passes on. */
export type LiveState = Pick<Activation, 'pins' | 'retired'>;

export function stateOf({ pins, retired }: LiveState = {}): LiveState {
  return { pins, retired };
}

export function pin({ pins, retired }: LiveState, parts: Readonly<Record<string, string>>): LiveState {
  return { pins: { ...pins, ...parts }, retired };
}

/** Removes pins of released parts, and restores removed ones. Absent when empty. */
export function lift({ pins = {}, retired = [] }: LiveState, parts: readonly string[]): LiveState {
  const pinned = Object.entries(pins).filter(([part]) => !parts.includes(part));
  const left = retired.filter((part) => !parts.includes(part));
  return {
    pins: pinned.length > 0 ? Object.fromEntries(pinned) : undefined,
    retired: left.length > 0 ? left : undefined,
  };
}

/** Removes parts from the site until their next release. */
export function retire(state: LiveState, parts: readonly string[]): LiveState {
  const { pins, retired = [] } = lift(state, parts);
  return { pins, retired: [...retired, ...parts].sort() };
}

export function sameState(one: LiveState, other: LiveState): boolean {
  const text = ({ pins = {}, retired = [] }: LiveState) => JSON.stringify([Object.entries(pins).sort(), retired]);
  return text(one) === text(other);
}
