import type { Activation } from '@site/contracts';

/** State that an activation passes on. */
export type LiveState = Pick<Activation, 'pins' | 'removed'>;

export function stateOf({ pins, removed }: LiveState = {}): LiveState {
  return { pins, removed };
}

export function pin({ pins, removed }: LiveState, parts: Readonly<Record<string, string>>): LiveState {
  return { pins: { ...pins, ...parts }, removed };
}

/** Removes pins of released parts, and restores removed ones. Absent when empty. */
export function lift({ pins = {}, removed = [] }: LiveState, parts: readonly string[]): LiveState {
  const pinned = Object.entries(pins).filter(([part]) => !parts.includes(part));
  const left = removed.filter((part) => !parts.includes(part));
  return {
    pins: pinned.length > 0 ? Object.fromEntries(pinned) : undefined,
    removed: left.length > 0 ? left : undefined,
  };
}

/** Removes parts from the site until their next release. */
export function markRemoved(state: LiveState, parts: readonly string[]): LiveState {
  const { pins, removed = [] } = lift(state, parts);
  return { pins, removed: [...removed, ...parts].sort() };
}

export function sameState(one: LiveState, other: LiveState): boolean {
  const text = ({ pins = {}, removed = [] }: LiveState) => JSON.stringify([Object.entries(pins).sort(), removed]);
  return text(one) === text(other);
}
