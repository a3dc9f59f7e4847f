import type { Activation } from '@site/contracts';

/** State that an activation passes on: pins, retired parts, withdrawn versions, a freeze. */
export type LiveState = Pick<Activation, 'pins' | 'retired' | 'withdrawn' | 'freeze'>;

export function stateOf(activation: Activation | undefined): LiveState {
  const { pins, retired, withdrawn, freeze } = activation ?? {};
  return {
    ...(pins ? { pins } : {}),
    ...(retired ? { retired } : {}),
    ...(withdrawn ? { withdrawn } : {}),
    ...(freeze ? { freeze } : {}),
  };
}

export function pin({ pins, retired, ...others }: LiveState, parts: Readonly<Record<string, string>>): LiveState {
  return { ...others, ...write({ ...pins, ...parts }, retired ?? []) };
}

/** Removes pins of released parts, and restores retired ones. */
export function lift({ pins, retired = [], ...others }: LiveState, parts: readonly string[]): LiveState {
  const left = Object.entries(pins ?? {}).filter(([part]) => !parts.includes(part));
  return {
    ...others,
    ...write(
      Object.fromEntries(left),
      retired.filter((part) => !parts.includes(part)),
    ),
  };
}

/** Removes parts from the site until their next release. */
export function retire(state: LiveState, parts: readonly string[]): LiveState {
  const { pins = {}, retired = [], ...others } = lift(state, parts);
  return { ...others, ...write(pins, [...retired, ...parts].sort()) };
}

export function sameState(one: LiveState, other: LiveState): boolean {
  const text = ({ pins = {}, retired = [], withdrawn = {}, freeze }: LiveState) =>
    JSON.stringify([Object.entries(pins).sort(), retired, Object.keys(withdrawn).sort(), freeze]);
  return text(one) === text(other);
}

/** Absent when empty. */
function write(
  pins: Readonly<Record<string, string>>,
  retired: readonly string[],
): Pick<LiveState, 'pins' | 'retired'> {
  return { ...(Object.keys(pins).length > 0 ? { pins } : {}), ...(retired.length > 0 ? { retired } : {}) };
}
