import type { Activation, Actor, Composition, Withdrawal } from '@site/contracts';
import { RefusedError, UserError } from '../storage';
import type { LiveState } from './live-state';

type Withdrawn = Pick<Activation, 'withdrawn'>;

export function versionName(part: string, version: string): string {
  return `${part}@${version}`;
}

/** An existing withdrawal keeps its first record. */
export function withdrawVersion<State extends LiveState>(state: State, name: string, withdrawal: Withdrawal): State {
  return { ...state, withdrawn: { [name]: withdrawal, ...state.withdrawn } };
}

/** One sentence with the reason when the version was withdrawn. */
export function whyWithdrawn({ withdrawn = {} }: Withdrawn, part: string, version: string): string | undefined {
  const name = versionName(part, version);
  const found = Object.hasOwn(withdrawn, name) ? withdrawn[name] : undefined;
  return found && `${part} ${version} was withdrawn on ${found.at.slice(0, 10)}${byWhom(found.by)}: ${found.why}.`;
}

export function listWithdrawn(state: Withdrawn, parts: Composition['parts']): string[] {
  return Object.entries(parts).flatMap(([part, version]) => whyWithdrawn(state, part, version) ?? []);
}

/** Throws {@link RefusedError} for a withdrawn version. */
export function refuseWithdrawn(state: Withdrawn, parts: Composition['parts']): void {
  const refusals = listWithdrawn(state, parts);
  if (refusals.length > 0)
    throw new RefusedError(
      refusals.map((sentence) => `${sentence} The same sources give the same version: change them, and release again.`),
    );
}

/** Newest first. */
export function withdrawnNames({ withdrawn = {} }: Withdrawn): string[] {
  return Object.entries(withdrawn)
    .sort(([, one], [, other]) => other.at.localeCompare(one.at))
    .map(([name]) => name);
}

/** Parses `projects@1.0.0-1a2b3c4d`. Throws one sentence for anything else. */
export function readVersionName(word: string): { part: string; version: string } {
  const [, part, version] = /^([a-z0-9-]+)@([\w.-]+)$/.exec(word) ?? [];
  if (!part || !version)
    throw new UserError(
      `"${word}" names no version of a part. Write projects@1.0.0-1a2b3c4d; npx manzil history names versions.`,
    );
  return { part, version };
}

function byWhom(by: Actor | undefined): string {
  return by ? ` by ${by.name}` : '';
}
