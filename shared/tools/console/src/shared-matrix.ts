import type { Release } from '@site/contracts';
import semver from 'semver';
import type { SharedMatrix, SharedModuleRow, SharedUseCell } from './messages';

type Described = Pick<Release, 'part' | 'requires' | 'sharedUse' | 'shell'>;

export function sharedMatrix(releases: readonly Described[]): SharedMatrix {
  const provides = releases.find(({ shell }) => shell)?.shell?.provides ?? {};
  const remotes = releases.filter(({ shell }) => !shell);
  const names = new Set([...Object.keys(provides), ...remotes.flatMap(({ requires }) => Object.keys(requires))]);
  return {
    remotes: remotes.map(({ part }) => part),
    modules: [...names].sort(librariesFirst).map((name) => rowOf(name, provides[name], remotes)),
  };
}

interface Provided {
  version: string;
  exports?: readonly string[];
}

function rowOf(name: string, provided: Provided | undefined, remotes: readonly Described[]): SharedModuleRow {
  return {
    name,
    ...(provided ? { provided: provided.version } : {}),
    ...(provided?.exports ? { exports: provided.exports.length } : {}),
    uses: remotes.map(({ requires, sharedUse }) =>
      requires[name] === undefined ? null : cellOf(requires[name], provided, sharedUse[name]),
    ),
  };
}

function cellOf(range: string, provided: Provided | undefined, used: readonly string[] = []): SharedUseCell {
  const breaksAt = endOf(range);
  return {
    range,
    fits: provided !== undefined && semver.satisfies(provided.version, range),
    ...(breaksAt ? { breaksAt } : {}),
    ...(provided?.exports ? { used: [...used].sort() } : {}),
  };
}

/** Where the last `^` range ends; `undefined` for `*`. Releases have no other ranges. */
function endOf(range: string): string | undefined {
  const end = new semver.Range(range).set.at(-1)?.find(({ operator }) => operator === '<')?.semver;
  return end && `${end.major}.${end.minor}.${end.patch}`;
}

/** Modules of this site come after the few libraries. */
function librariesFirst(one: string, other: string): number {
  return Number(one.startsWith('@site/')) - Number(other.startsWith('@site/')) || one.localeCompare(other);
}
