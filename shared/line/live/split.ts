import { createHash, randomBytes } from 'node:crypto';
import type { Activation, Composition, SiteConfig, Split } from '@site/contracts';
import { compose, type ComposeInput, readComposition } from '../compose';
import { RefusedError, type Storage, UserError } from '../storage';

export interface Share {
  /** Part to released version. */
  released: Split['released'];
  /** 1 to 99; 0 takes it back. */
  percent: number;
}

/**
 * Whether a visitor is in the share, decided by network (`''`: never) and salt, so nothing is stored. A larger share
 * includes a smaller one.
 */
export function isInSplit({ share, salt }: Pick<Split, 'share' | 'salt'>, network: string): boolean {
  if (network === '') return false;
  const number = createHash('sha256').update(`${salt} ${network}`).digest().readUInt32BE();
  return number < (share / 100) * 2 ** 32;
}

/** `projects 1.0.0-1a2b3c4d, agency 1.0.0-5e6f7a8b` */
export function describeVersions(versions: Readonly<Record<string, string>>): string {
  return Object.entries(versions)
    .map((each) => each.join(' '))
    .join(', ');
}

export interface NextSplit {
  live: Activation | undefined;
  /** What the other visitors get, before and after. */
  before: Composition['parts'];
  after: Composition['parts'];
  share?: Share | undefined;
}

/**
 * The split of the next activation, without its composition: a new share, or the current one with the parts that
 * change for everybody. `undefined` without one, when it is taken back, and when one of its own parts changes. Throws
 * one sentence for a second one.
 */
export function nextSplit({ live, before, after, share }: NextSplit): Omit<Split, 'composition'> | undefined {
  const now = live?.split;
  if (share?.percent === 0) return undefined;
  if (share) return beginOrMove(now, after, share);
  const changed = Object.entries(after).filter(([part, version]) => before[part] !== version);
  if (!now || changed.some(([part]) => now.released[part])) return undefined;
  const kept = Object.entries(now.parts).filter(([part]) => after[part]);
  return { ...now, parts: { ...Object.fromEntries(kept), ...Object.fromEntries(changed) } };
}

function beginOrMove(now: Split | undefined, after: Composition['parts'], { released, percent }: Share) {
  const added = Object.keys(released).find((part) => !after[part]);
  if (added) throw new UserError(`${added} is not on the site yet: release it to everybody, without --share.`);
  if (!now) {
    const parts = { ...after, ...released };
    return { parts, released, share: percent, salt: randomBytes(12).toString('base64url') };
  }
  if (describeVersions(now.released) === describeVersions(released)) return { ...now, share: percent };
  const [part] = Object.keys(now.released);
  throw new UserError(
    `${now.share} % of visitors already get ${describeVersions(now.released)}, and only one release at a time has a share. Give it to everybody with npm run release -- ${part}@${part && now.released[part]}, or take it back with npx manzil rollback ${part}.`,
  );
}

export interface ComposeSplit extends Pick<ComposeInput, 'verify'> {
  storage: Storage;
  config: SiteConfig;
  live: Activation | undefined;
  split: Omit<Split, 'composition'>;
}

/** Throws the refusals, when what everybody gets no longer fits. */
export async function composeSplit({ storage, config, live, split, ...how }: ComposeSplit) {
  const known = live && (await readComposition(storage, live.split?.composition ?? live.composition));
  return compose({ storage, parts: split.parts, config, live: known, ...how }).catch((error: unknown) => {
    if (!(error instanceof RefusedError) || !live?.split) throw error;
    const [part] = Object.keys(split.released);
    throw new RefusedError([
      `It does not fit ${describeVersions(split.released)}, which ${split.share} % of visitors get. npx manzil rollback ${part} takes that back.`,
      ...error.refusals,
    ]);
  });
}
