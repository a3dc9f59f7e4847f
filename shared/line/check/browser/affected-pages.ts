import type { Composition, RouteRecord } from '@site/contracts';
import { addressesOf } from '../../release';

export interface PageToOpen {
  path: string;
  /** With parameters as `:id`. */
  route: string;
  /** `shell` for the not-found page. */
  part: string;
  status: 200 | 404;
  noindex: boolean;
}

/** Maximum number of opened addresses per route: the first, the last and some between. */
const most = 10;

/** Pages whose documents differ from live. `pick` takes a sample of a list. */
export function affectedPages(
  routes: readonly RouteRecord[],
  composition: Composition,
  live: Composition | undefined,
  pick: Pick = pickAtRandom,
): PageToOpen[] {
  const isNew = (path: string) => composition.pages[path]?.file !== live?.pages[path]?.file;
  const ofRoutes = routes.flatMap((route) =>
    chooseFrom(addressesOf(route).filter(isNew), pick).map((path): PageToOpen => ({
      path,
      route: route.path,
      part: route.part,
      status: 200,
      noindex: route.noindex ?? false,
    })),
  );
  return [...ofRoutes, ...(composition.notFound.file === live?.notFound.file ? [] : [notFound])];
}

export function changedParts(composition: Composition, live: Composition | undefined): string[] {
  return Object.entries(composition.parts)
    .filter(([part, version]) => live?.parts[part] !== version)
    .map(([part]) => part);
}

const notFound: PageToOpen = {
  path: '/an-address-that-does-not-exist',
  route: '*',
  part: 'shell',
  status: 404,
  noindex: true,
};

type Pick = (addresses: readonly string[], count: number) => string[];

function chooseFrom(all: readonly string[], pick: Pick): readonly string[] {
  return all.length <= most ? all : [all[0] ?? '', ...pick(all.slice(1, -1), most - 2), all.at(-1) ?? ''];
}

function pickAtRandom(addresses: readonly string[], count: number): string[] {
  const left = [...addresses];
  return Array.from(
    { length: Math.min(count, left.length) },
    () => left.splice(Math.floor(Math.random() * left.length), 1)[0] ?? '',
  );
}
