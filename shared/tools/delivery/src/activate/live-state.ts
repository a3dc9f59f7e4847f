import type { Activation } from '@site/contracts';

/** What an activation says about later ones: which parts a rollback has pinned, and which have been retired. */
export type LiveState = Pick<Activation, 'pins' | 'retired'>;

/** Nothing is pinned or retired before the first activation. */
export function stateOf(activation: Activation | undefined): LiveState {
  return { ...(activation?.pins ? { pins: activation.pins } : {}), ...(activation?.retired ? { retired: activation.retired } : {}) };
}

/** Pins these parts at these versions. */
export function pin({ pins, retired }: LiveState, parts: Readonly<Record<string, string>>): LiveState {
  return write({ ...pins, ...parts }, retired ?? []);
}

/** Lifts the pins of these parts, which have been released, and puts them back on the site if they were retired. */
export function lift({ pins, retired = [] }: LiveState, parts: readonly string[]): LiveState {
  const left = Object.entries(pins ?? {}).filter(([part]) => !parts.includes(part));
  return write(Object.fromEntries(left), retired.filter((part) => !parts.includes(part)));
}

/** Takes these parts off the site until they are released again. */
export function retire(state: LiveState, parts: readonly string[]): LiveState {
  const { pins = {}, retired = [] } = lift(state, parts);
  return write(pins, [...retired, ...parts].sort());
}

export function sameState(one: LiveState, other: LiveState): boolean {
  const text = ({ pins = {}, retired = [] }: LiveState) => JSON.stringify([Object.entries(pins).sort(), retired]);
  return text(one) === text(other);
}

/** Absent where there is nothing to say. */
function write(pins: Readonly<Record<string, string>>, retired: readonly string[]): LiveState {
  return { ...(Object.keys(pins).length > 0 ? { pins } : {}), ...(retired.length > 0 ? { retired } : {}) };
}
