import type { Release } from '@site/contracts';
import { addressesOf, shapeOf } from '../release';
import { findPart, newcomersLast, type Releases } from '../compose';
import { type CheckReport, refuse } from './report';

/** Plain segments or `:name`, without a trailing slash. */
const wellFormed = /^\/$|^(\/(:[A-Za-z]\w*|[A-Za-z0-9_~-][A-Za-z0-9._~-]*))+$/;
/** Addresses that the site answers. */
const ofTheSite = /^\/(_|rest\/v1|404|[^/]*\.(html|txt|xml|ico|webmanifest))(\/|$)/;
/** A parameter as first segment would match every address of one segment. */
const catchAll = /^\/:/;

/** Each path is valid, has one owner, and is not reserved. */
export function checkPaths(choice: Releases): CheckReport {
  const owners = new Map<string, Owner>();
  return refuse([...newcomersLast(choice).flatMap((release) => [...claim(release, owners)]), ...lostNames(choice)]);
}

/** A part that uses a name would not compile after its next pull. A path that is gone is refused as a link. */
function lostNames({ releases, live }: Releases): string[] {
  return live.flatMap(({ part, routes }) => {
    const now = findPart(releases, part)?.routes ?? [];
    const lost = routes.filter(
      ({ name, path }) => name && now.some((each) => each.path === path) && !now.some((each) => each.name === name),
    );
    return lost.flatMap(({ name = '', path }) =>
      releases
        .filter(
          (other) =>
            other.part !== part && other.linksTo.some((to) => shapeOf(to.replace(/[?#].*/, '')) === shapeOf(path)),
        )
        .map((other) => `${part} no longer names ${path} "${name}", but ${other.part} links to it by paths.${name}.`),
    );
  });
}

interface Owner {
  part: string;
  path: string;
}

function* claim({ part, routes }: Release, owners: Map<string, Owner>): Generator<string> {
  for (const route of routes) {
    const { path } = route;
    if (!wellFormed.test(path)) yield `${part} names the path "${path}", which cannot be an address of the site.`;
    else if (ofTheSite.test(path)) yield `${part} claims the path ${path}, which the site itself needs.`;
    else if (catchAll.test(path))
      yield `${part} names the path ${path}, which would answer every address of the site: begin it with a word.`;
    if (route.staticParams?.length === 0) yield `${part} names the path ${path}, but none of its addresses.`;
    const owner = owners.get(shapeOf(path));
    if (owner) yield sentence({ part, path }, owner);
    owners.set(shapeOf(path), { part, path });
    for (const former of route.formerly ?? []) yield* claimFormer(part, path, former, owners);
    if (route.staticParams) yield* claimStaticParams(part, route, owners);
  }
}

/** A former path redirects, so nobody else can have it. */
function* claimFormer(part: string, path: string, former: string, owners: Map<string, Owner>): Generator<string> {
  const parametersOf = (each: string) =>
    [...each.matchAll(/:([A-Za-z]\w*)/g)]
      .map(([, name]) => name)
      .sort()
      .join();
  if (!wellFormed.test(former.replace(/\?[a-z]+=(?=:\w+$)/, '/')) || ofTheSite.test(former) || catchAll.test(former))
    yield `${part} names ${former} as a former path of ${path}, which cannot be one.`;
  else if (parametersOf(former) !== parametersOf(path))
    yield `${part} names ${former} as a former path of ${path}, but their parameters differ.`;
  const owner = owners.get(shapeOf(former));
  if (owner) yield sentence({ part, path: former }, owner);
  owners.set(shapeOf(former), { part, path: former });
}

function* claimStaticParams(
  part: string,
  route: Release['routes'][number],
  owners: Map<string, Owner>,
): Generator<string> {
  for (const [name, value] of (route.staticParams ?? []).flatMap(({ params }) => Object.entries(params)))
    if (value.includes('/'))
      yield `${part} gives ${route.path} the ${name} "${value}": a parameter cannot have a slash, so nobody can reach that page.`;
  for (const address of addressesOf(route)) {
    if (!wellFormed.test(address))
      yield `${part} names "${address}" among the addresses of ${route.path}, which cannot be one.`;
    const owner = owners.get(address);
    if (owner) yield sentence({ part, path: address }, owner);
    owners.set(address, { part, path: route.path });
  }
}

function sentence(claimant: Owner, owner: Owner): string {
  if (claimant.part === owner.part) return `${claimant.part} names the path ${claimant.path} twice.`;
  return `${claimant.part} claims the path ${claimant.path}, which ${owner.part} owns.`;
}
