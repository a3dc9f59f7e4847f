import { partOf, type Composition, type Registry, type RouteRecord } from '@site/contracts';
import { addressesOf } from '../release';

/** A page to open, and whose it is. */
export interface PageToOpen {
  path: string;
  /** Owner of the page, or `shell` for the not-found page. */
  part: string;
  status: 200 | 404;
  noindex: boolean;
}

/** Of a route with more addresses than this, the first, the last and some between are opened. */
const most = 10;

/**
 * The pages that differ from what is live because these parts do: their own, and those that show one of their
 * fragments. A new shell changes all pages. `pick` takes some of a list; a test has one that takes the first.
 */
export function affectedPages(registry: Registry, changed: readonly string[], pick: Pick = pickAtRandom): PageToOpen[] {
  const isAll = changed.includes('shell');
  const routes = registry.routes.filter(({ part, uses = [] }) => isAll || [part, ...uses.map(partOf)].some((each) => changed.includes(each)));
  return [...routes.flatMap((route) => addressesToOpen(route, pick)), ...(isAll ? [notFound] : [])];
}

/** Parts whose version differs from what is live. */
export function changedParts(composition: Composition, live: Composition | undefined): string[] {
  return Object.entries(composition.parts).filter(([part, version]) => live?.parts[part] !== version).map(([part]) => part);
}

const notFound: PageToOpen = { path: '/an-address-that-does-not-exist', part: 'shell', status: 404, noindex: true };

type Pick = (addresses: readonly string[], count: number) => string[];

function addressesToOpen(route: RouteRecord, pick: Pick): PageToOpen[] {
  const all = addressesOf(route);
  const chosen = all.length <= most ? all : [all[0] ?? '', ...pick(all.slice(1, -1), most - 2), all.at(-1) ?? ''];
  return chosen.map((path) => ({ path, part: route.part, status: 200, noindex: route.noindex ?? false }));
}

function pickAtRandom(addresses: readonly string[], count: number): string[] {
  const left = [...addresses];
  return Array.from({ length: Math.min(count, left.length) }, () => left.splice(Math.floor(Math.random() * left.length), 1)[0] ?? '');
}
