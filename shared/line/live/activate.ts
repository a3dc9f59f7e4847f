import type { Activation, Composition, SiteConfig } from '@site/contracts';
import { compose, type ComposeInput, type ComposeReport, readComposition } from '../compose';
import { type Storage, UserError } from '../storage';
import { findLive, logActivation } from './live-log';
import { composeSplit, nextSplit, type Share } from './split';

/** Limit of concurrent activations, each of which succeeded. */
const attempts = 20;

const longestPauseMs = 200;

export interface ActivateInput
  extends Pick<Activation, 'reason' | 'restores' | 'part'>, Pick<ComposeInput, 'verify' | 'budgets' | 'verified'> {
  storage: Storage;
  /** The site's settings, read again after a concurrent activation. */
  readConfig: () => Promise<SiteConfig>;
  /** Chooses releases for everybody. Called again after a concurrent activation; may refuse by throwing. */
  choose: (live: Composition | undefined, state: LiveState) => ComposeInput['parts'];
  /** Pins and removed parts after this activation. */
  change?: (before: LiveState, live: Composition | undefined) => LiveState;
  /** These releases go to a share of the visitors, on top of what is chosen for everybody. */
  share?: Share | undefined;
}

export interface ActivateReport extends Pick<ComposeReport, 'composition' | 'warnings' | 'wasComposed'> {
  /** False when this was already live. */
  isNew: boolean;
}

/** Checks, composes and activates. After a concurrent activation it starts again from the new live state. */
export async function activate(input: ActivateInput): Promise<ActivateReport> {
  const verified = new Set<string>();
  for (let count = 0, from = 0; count <= attempts; count += 1) {
    if (count > 0) await new Promise((resolve) => setTimeout(resolve, Math.random() * longestPauseMs));
    const { isLive, report, sequence } = await attempt({ ...input, verified }, from);
    if (isLive) return report;
    from = sequence;
  }
  throw new UserError(`${attempts} other releases were activated first. Nothing changed; run the command again.`);
}

interface Attempt {
  isLive: boolean;
  report: ActivateReport;
  /** Activation on which it was based; 0 before the first. */
  sequence: number;
}

/** `from` is a known sequence number. */
async function attempt(input: ActivateInput, from: number): Promise<Attempt> {
  const { storage, readConfig, choose, change = (state) => state, share, reason, restores, part } = input;
  const activation = await findLive(storage, from);
  const [live, config] = await Promise.all([
    activation && readComposition(storage, activation.composition),
    readConfig(),
  ]);
  const before = stateOf(activation);
  const parts = choose(live, before);
  const after = change(before, live);
  const next = nextSplit({ live: activation, before: live?.parts ?? {}, after: parts, share });
  const whole = await compose({
    ...input,
    verify: share ? undefined : input.verify,
    parts,
    config,
    live,
  });
  const shared =
    next && (await composeSplit({ ...(share ? input : { storage }), config, live: activation, split: next }));
  const split = next && shared ? { ...next, composition: shared.composition.id } : undefined;
  const { refusals: _, ...made } = share && shared ? shared : whole;
  const sequence = activation?.sequence ?? 0;
  const isSame =
    activation?.composition === whole.composition.id &&
    sameState(before, after) &&
    JSON.stringify(activation.split) === JSON.stringify(split);
  const done = { report: { ...made, isNew: !isSame }, sequence };
  if (isSame) return { ...done, isLive: true };
  const entry = { restores, part, reason, ...after, split, parts, composition: whole.composition.id };
  return { ...done, isLive: (await logActivation(storage, { ...entry, before: activation })) !== undefined };
}

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

function sameState(one: LiveState, other: LiveState): boolean {
  const text = ({ pins = {}, retired = [] }: LiveState) => JSON.stringify([Object.entries(pins).sort(), retired]);
  return text(one) === text(other);
}
