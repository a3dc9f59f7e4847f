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
  const breaksAt = firstBeyond(range, provided?.version);
  return {
    range,
    fits: provided !== undefined && semver.satisfies(provided.version, range),
    ...(breaksAt ? { breaksAt } : {}),
    ...(provided?.exports ? { used: [...used].sort() } : {}),
  };
}

/** The first later version outside the range; `undefined` for `*`. */
export function firstBeyond(range: string, provided = '0.0.0'): string | undefined {
  const beyond = new semver.Range(range).set
    .map((comparators) => comparators.find(({ operator }) => operator.startsWith('<') || operator === ''))
    .map((last) => (last?.semver instanceof semver.SemVer ? last : undefined));
  if (beyond.some((last) => last === undefined)) return undefined;
  const ends = beyond.flatMap((last) =>
    last
      ? [
          last.operator === '<'
            ? `${last.semver.major}.${last.semver.minor}.${last.semver.patch}`
            : (semver.inc(last.semver, 'patch') ?? ''),
        ]
      : [],
  );
  return ends.filter((end) => semver.gt(end, provided)).sort(semver.rcompare)[0];
}

/** Modules of this site come after the few libraries. */
function librariesFirst(one: string, other: string): number {
  return Number(one.startsWith('@site/')) - Number(other.startsWith('@site/')) || one.localeCompare(other);
}
