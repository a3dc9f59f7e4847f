import type { ModuleId, PageHead, RouteRecord } from '@site/contracts';

type Params = Readonly<Record<string, string | undefined>>;

/** What React Router matched: the path of the route, its parameters, and the path in the address. */
export interface PageAddress {
  pattern: string;
  params: Params;
  pathname: string;
}

export interface PageMatch {
  route: RouteRecord;
  params: Params;
  id: ModuleId;
  head: PageHead;
  /** False for an unknown parameter: status 404. */
  isKnown: boolean;
}

/** Data of each route. Without a match the page does not exist. */
export interface LoadedPage {
  match: PageMatch | undefined;
  /** The registry could not be loaded, so the page may exist. */
  isMissing: boolean;
}

export function describePage(route: RouteRecord, params: Params): PageMatch {
  const instance = route.instances?.find((each) =>
    Object.entries(each.params).every(([name, value]) => params[name] === value),
  );
  const isKnown = instance !== undefined || !route.instances;
  const head = instance ?? (isKnown ? route : route.unknown);
  return { route, params, id: `${route.part}/pages/${route.page}`, head: describe(head), isKnown };
}

function describe({ title = '', description = '', image, about }: Partial<PageHead> = {}): PageHead {
  return { title, description, ...(image ? { image } : {}), ...(about ? { about } : {}) };
}
