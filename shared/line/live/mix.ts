import { type Activation, type Composition, partOf, type Release, type SiteConfig } from '@site/contracts';
import { composeChecked } from '../check';
import { readChoice, readComposition } from '../compose';
import type { Storage } from '../storage';
import { findRelease, readReleases } from '../release';
import { findPartTarget } from './rollback';
import { UserError } from '../checkout';

export type Mix = Readonly<Record<string, string>>;

const previous = 'previous';

/** Parses `projects@1.0.0-1a2b3c4d` and `projects@previous`. Throws one sentence for anything else or unknown. */
export async function readMix(storage: Storage, live: Activation, words: readonly string[]): Promise<Mix> {
  const mix: Record<string, string> = {};
  for (const word of words) {
    const { part, version: named } = readVersion(word);
    const version = named === previous ? await findPrevious(storage, live, part) : named;
    if (!version) throw new UserError(`No other version of ${part} that was live is still stored.`);
    if (!(await findRelease(storage, part, version)))
      throw new UserError(
        `${part}@${version} is not in this storage. npx manzil history names versions, and those that are pruned.`,
      );
    mix[part] = version;
  }
  return mix;
}

/** Parses `projects@1.0.0-1a2b3c4d`. Throws one sentence for anything else. */
export function readVersion(word: string): { part: string; version: string } {
  const [, part, version] = /^([a-z0-9-]+)@([\w.-]+)$/.exec(word) ?? [];
  if (part && version) return { part, version };
  throw new UserError(
    `"${word}" names no version of a part. Write projects@1.0.0-1a2b3c4d, or in a preview projects@${previous}; npx manzil history names versions.`,
  );
}

/** `projects 1.0.0-1a2b3c4d, agency 1.0.0-5e6f7a8b` */
export function describeVersions(versions: Readonly<Record<string, string>>): string {
  return Object.entries(versions)
    .map((each) => each.join(' '))
    .join(', ');
}

async function findPrevious(storage: Storage, live: Activation, part: string): Promise<string | undefined> {
  return (await findPartTarget(storage, live, part))?.parts[part];
}

/** A mix that occurs whenever a team releases or rolls back. */
export interface NamedMix {
  /** `projects one behind`. */
  name: string;
  words: readonly string[];
  /** The part that differs, and its consumers and producers of fragments. */
  touched: readonly string[];
}

export interface Mixes {
  mixes: readonly NamedMix[];
  /** Remotes of which no other version that was live is stored. */
  omitted: readonly string[];
}

/** Each remote one version behind the others, and one ahead. Throws one sentence until a part has two releases. */
export async function listMixes(storage: Storage, live: Activation): Promise<Mixes> {
  const { parts } = await readComposition(storage, live.composition);
  const names = Object.keys(parts).sort();
  const older: string[] = [];
  for (const part of names) if (await findPrevious(storage, live, part)) older.push(part);
  if (older.length === 0) throw new UserError('No part has been released twice, so there is no mix of versions yet.');
  const remotes = older.filter((part) => part !== 'shell');
  const releases = await readReleases(storage, parts);
  const all = remotes.flatMap((part) => {
    const touched = listTouched(releases, part);
    return [
      { name: `${part} one behind`, words: wordsFor([part]), touched },
      { name: `${part} one ahead`, words: wordsFor(older.filter((other) => other !== part)), touched },
    ];
  });
  return {
    mixes: all.filter(({ words }) => words.length > 0),
    omitted: names.filter((part) => part !== 'shell' && !older.includes(part)),
  };
}

/** Only these parts can notice another version: no other part shows its fragments. */
export function listTouched(releases: readonly Pick<Release, 'part' | 'consumes'>[], part: string): string[] {
  const owners = (release: Pick<Release, 'consumes'> | undefined) => (release?.consumes ?? []).map(partOf);
  const consumed = owners(releases.find((release) => release.part === part));
  const consumers = releases.filter((release) => owners(release).includes(part)).map((release) => release.part);
  return [...new Set([part, ...consumed, ...consumers])].sort();
}

function wordsFor(parts: readonly string[]): string[] {
  return parts.map((part) => `${part}@${previous}`);
}

export interface MixInput {
  storage: Storage;
  config: SiteConfig;
  live: Activation;
  mix: Mix;
}

export interface MixedSite {
  /** The storage with the composition in a memory layer. */
  storage: Storage;
  composition: Composition;
  warnings: readonly string[];
}

/** Composes and checks the live site with other versions, in memory. Ignores byte budgets, which may be newer. */
export async function composeMix({ storage, config, live, mix }: MixInput): Promise<MixedSite> {
  const liveComposition = await readComposition(storage, live.composition);
  const choice = await readChoice({ storage, config, liveComposition }, { ...liveComposition.parts, ...mix });
  const { draft, warnings } = await composeChecked(choice, { budgets: 'warn' });
  return { storage: draft.storage, composition: draft.composition, warnings };
}
