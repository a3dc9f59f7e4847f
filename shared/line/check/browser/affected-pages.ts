import type { Composition, RouteRecord } from '@site/contracts';
import { addressesOf } from '../../release';

export interface PageToOpen {
  path: string;
  /** `shell` for the not-found page. */
  part: string;
  status: 200 | 404;
}

/** Pages whose documents differ from live. */
export function affectedPages(
  routes: readonly RouteRecord[],
  composition: Composition,
  live: Composition | undefined,
): PageToOpen[] {
  const isNew = (path: string) => composition.pages[path]?.file !== live?.pages[path]?.file;
  const ofRoutes = routes.flatMap((route) =>
    addressesOf(route)
      .filter(isNew)
      .map((path): PageToOpen => ({ path, part: route.part, status: 200 })),
  );
  return [...ofRoutes, ...(composition.notFound.file === live?.notFound.file ? [] : [notFound])];
}

export function changedParts(composition: Composition, live: Composition | undefined): string[] {
  return Object.entries(composition.parts)
    .filter(([part, version]) => live?.parts[part] !== version)
    .map(([part]) => part);
}

const notFound: PageToOpen = { path: '/an-address-that-does-not-exist', part: 'shell', status: 404 };
