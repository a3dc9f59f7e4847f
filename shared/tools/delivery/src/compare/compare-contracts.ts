import type { Release } from '@site/contracts';
import { findPart } from '../check';
import type { Declarations } from './declarations';
import type { Declared } from './declared';

type Releases = readonly Release[];

/** One sentence per difference of paths, fragments, properties and shared modules. */
export function compareContracts(before: Releases, after: Releases, declarations: Declarations): string[] {
  const parts = [...new Set([...before, ...after].map(({ part }) => part))].sort();
  return parts.flatMap((part) => {
    const [one, other] = [findPart(before, part), findPart(after, part)];
    if (!one || !other) return [one ? `${part} is not on the site any more.` : `${part} is new on the site.`];
    const declared = declarations.get(part);
    return [
      ...comparePaths(one, other),
      ...compareFragments(one, other, after, declared),
      ...compareShared(one, other, after, declared),
    ];
  });
}

function comparePaths(before: Release, after: Release): string[] {
  const { part } = before;
  const [left, came] = difference(
    before.routes.map(({ path }) => path),
    after.routes.map(({ path }) => path),
  );
  const formerOf = ({ routes }: Release) =>
    routes.flatMap(({ path, formerly = [] }) => formerly.map((former) => `${former} to ${path}`));
  const [formerLeft, formerCame] = difference(formerOf(before), formerOf(after));
  return [
    ...left.map((path) => `${part} no longer has the path ${path}.`),
    ...came.map((path) => `${part} has the path ${path} now.`),
    ...formerLeft.map((each) => `${part} no longer redirects ${each}.`),
    ...formerCame.map((each) => `${part} redirects ${each} now.`),
  ];
}

function compareFragments(
  before: Release,
  after: Release,
  releases: Releases,
  [one, other]: readonly (Declared | undefined)[] = [],
): string[] {
  const { part } = before;
  const [left, came] = difference(fragmentsOf(before), fragmentsOf(after));
  const kept = fragmentsOf(after).filter((name) => !came.includes(name));
  return [
    ...left.map((name) => `${part} no longer exposes the fragment ${spoken(name)}${usersOf(releases, part, name)}.`),
    ...came.map((name) => `${part} exposes the fragment ${spoken(name)} now${usersOf(releases, part, name)}.`),
    ...kept.flatMap((name) =>
      compareProps(one?.fragments.get(name), other?.fragments.get(name)).map(
        ({ sentence, property }) =>
          `${spoken(name)} of ${part} ${sentence}; ${passersOf(releases, part, name, property)}.`,
      ),
    ),
  ];
}

function compareShared(
  { shell: before, part, requires: required }: Release,
  { shell: after, requires }: Release,
  releases: Releases,
  [one, other]: readonly (Declared | undefined)[] = [],
): string[] {
  const ranges = Object.keys({ ...required, ...requires }).filter((name) => required[name] !== requires[name]);
  const sentences = ranges.map(
    (name) =>
      `${part} requires ${name} ${requires[name] ?? 'no longer'}${required[name] ? ` (before: ${required[name]})` : ''}.`,
  );
  if (!before || !after) return sentences;
  return [
    ...sentences,
    ...Object.keys({ ...before.provides, ...after.provides }).flatMap((module) => {
      const [was, is] = [before.provides[module], after.provides[module]];
      if (!was || !is) return [`The shell ${is ? 'provides' : 'no longer provides'} ${module}.`];
      const [left, came] = difference(was.exports ?? [], is.exports ?? []);
      const isAltered = (name: string) => one?.exports.get(name) !== other?.exports.get(name);
      const altered = (is.exports ?? []).filter((name) => !came.includes(name) && isAltered(`${name} of ${module}`));
      return [
        ...(was.version === is.version
          ? []
          : [`The shell provides ${module} ${is.version} instead of ${was.version}.`]),
        ...left.map((name) => `${module} no longer exports ${name}.`),
        ...came.map((name) => {
          const users = releases.filter(({ sharedUse }) => sharedUse[module]?.includes(name));
          return `${module} exports ${name} now; ${listOr(users, 'use it', 'uses it')}.`;
        }),
        ...altered.map((name) => `${name} of ${module} is declared differently.`),
      ];
    }),
  ];
}

interface PropertyChange {
  property: string;
  sentence: string;
}

function compareProps(
  one: ReadonlyMap<string, string> = new Map(),
  other: ReadonlyMap<string, string> = new Map(),
): PropertyChange[] {
  const [left, came] = difference([...one.keys()], [...other.keys()]);
  const altered = [...other].filter(([name, type]) => one.has(name) && one.get(name) !== type);
  return [
    ...came.map((property) => ({
      property,
      sentence: `${other.get(property)?.startsWith('?') ? 'takes' : 'requires'} \`${property}\` now`,
    })),
    ...left.map((property) => ({ property, sentence: `no longer takes \`${property}\`` })),
    ...altered.map(([property, type]) => ({
      property,
      sentence: `takes \`${property}\` as ${spell(type)} instead of ${spell(one.get(property))}`,
    })),
  ];
}

const spell = (type = '') => type.replace(/^\?/, 'optional ');

function passersOf(releases: Releases, part: string, name: string, property: string): string {
  const id = `${part}/fragments/${name}` as const;
  const users = releases.filter(({ passes }) => passes[id]?.includes(property));
  return listOr(users, 'pass it', 'passes it');
}

function fragmentsOf({ modules }: Release): string[] {
  return Object.keys(modules).flatMap((key) => (key.startsWith('fragments/') ? [key.slice('fragments/'.length)] : []));
}

function usersOf(releases: Releases, part: string, name: string): string {
  const id = `${part}/fragments/${name}`;
  const users = releases
    .filter(({ routes }) => routes.some(({ uses = [] }) => uses.some((each) => each === id)))
    .map((each) => each.part);
  return users.length > 0 ? `; ${users.join(' and ')} ${users.length > 1 ? 'show' : 'shows'} it` : '';
}

function listOr(users: Releases, many: string, one: string): string {
  const names = users.map(({ part }) => part);
  return names.length === 0 ? `nobody ${one}` : `${names.join(' and ')} ${names.length > 1 ? many : one}`;
}

function difference(before: readonly string[], after: readonly string[]): [left: string[], came: string[]] {
  return [before.filter((each) => !after.includes(each)), after.filter((each) => !before.includes(each))];
}

function spoken(name: string): string {
  return name.replace(/-/g, ' ');
}
