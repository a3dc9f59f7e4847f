import {
  type ModuleId,
  type PageHead,
  type PageRegistry,
  type PartRecord,
  type PartRegistry,
  partOf,
  type Registry,
  type Release,
  type ReleasedRoute,
  type StaticParams,
  type RouteRecord,
} from '@site/contracts';
import { fileUrl, scriptsOfModule } from '../release';
import { contentName } from '../storage';

/** A route with all its static params, and its page's scripts beyond the first ones, entries first. */
export interface PlannedRoute extends RouteRecord {
  preload: readonly PlannedScript[];
}

export interface PlannedScript {
  url: string;
  modules: readonly ModuleId[];
}

/** Everything that releases say about the site: no other list of paths, owners or versions exists. */
export interface SitePlan {
  parts: Readonly<Record<string, PartRecord>>;
  routes: readonly PlannedRoute[];
  /** Former path to current path, parameters as `:id`. */
  redirects: Readonly<Record<string, string>>;
}

export function planSite(releases: readonly Release[]): SitePlan {
  const remotes = releases.filter(({ shell }) => !shell);
  return {
    parts: Object.fromEntries(releases.map((release) => [release.part, describePart(release)])),
    routes: remotes.flatMap((release) =>
      release.routes.map((route) => ({
        ...describeRoute(route, release),
        preload: scriptsOf(modulesOf(release.part, route), releases),
      })),
    ),
    redirects: Object.fromEntries(
      remotes.flatMap(({ routes }) =>
        routes.flatMap(({ path, formerly = [] }) => formerly.map((former) => [former, path])),
      ),
    ),
  };
}

/** A release for QA overrides. */
export function partRegistry(release: Release): PartRegistry {
  return {
    part: describePart(release),
    routes: release.routes.map((route) => describeRoute(route, release)),
    manifest: fileUrl(release.part, release.manifest),
  };
}

/** The registry for tabs, and its files: content name to JSON of the registry and of each part's record. */
export interface PublishedRegistry {
  name: string;
  files: ReadonlyMap<string, string>;
}

export function publishRegistry(composition: string, plan: SitePlan): PublishedRegistry {
  const files = new Map<string, string>();
  const put = (value: unknown) => {
    const json = JSON.stringify(value);
    const name = contentName(json);
    files.set(name, json);
    return name;
  };
  const registry: Registry = {
    composition,
    parts: Object.fromEntries(
      Object.entries(plan.parts).map(([name, part]) => [name, { version: part.version, record: put(part) }]),
    ),
    routes: plan.routes.map(({ preload: _, ...route }): RouteRecord => route),
  };
  return { name: put(registry), files };
}

/** A document's registry; without a route on the not-found page. `instance` only when known. */
export function documentRegistry(
  plan: SitePlan,
  route: PlannedRoute | undefined,
  instance: StaticParams | undefined,
  releases: readonly Release[],
): PageRegistry {
  const ids = route ? modulesOf(route.part, route) : [];
  const parts = [...new Set(['shell', ...ids.map(partOf)])].flatMap((name) => {
    const [part, release] = [plan.parts[name], releases.find((candidate) => candidate.part === name)];
    return part && release ? [[name, { ...part, integrity: narrowIntegrity(part, release, ids) }] as const] : [];
  });
  return { parts: Object.fromEntries(parts), routes: route ? [ownRoute(route, instance)] : [] };
}

function ownRoute(
  { preload: _, staticParams, fallback, ...route }: PlannedRoute,
  instance: StaticParams | undefined,
): RouteRecord {
  if (!staticParams) return route;
  return instance ? { ...route, staticParams: [instance] } : { ...route, staticParams: [], fallback };
}

export function modulesOf(part: string, { page, consumes = [] }: Pick<RouteRecord, 'page' | 'consumes'>): ModuleId[] {
  return [`${part}/pages/${page}`, ...consumes];
}

/** Excludes scripts that start only other pages of the part. */
function narrowIntegrity(part: PartRecord, release: Release, ids: readonly ModuleId[]): PartRecord['integrity'] {
  const scripts = (isWanted: boolean) =>
    Object.entries(release.modules)
      .filter(([key]) => ids.includes(`${release.part}/${key}` as ModuleId) === isWanted)
      .flatMap(([, module]) => module.scripts.map((name) => fileUrl(release.part, name)));
  const wanted = new Set(scripts(true));
  const elsewhere = new Set(scripts(false).filter((url) => !wanted.has(url)));
  return Object.fromEntries(Object.entries(part.integrity).filter(([url]) => !elsewhere.has(url)));
}

function describePart(release: Release): PartRecord {
  return {
    version: release.version,
    entry: release.entry ? fileUrl(release.part, release.entry) : '',
    integrity: Object.fromEntries(
      release.files.flatMap(({ name, sri }) => (sri === undefined ? [] : [[fileUrl(release.part, name), sri]])),
    ),
  };
}

function describeRoute(route: ReleasedRoute, { part }: Release): RouteRecord {
  const { path, page, consumes, canonical, parent, noindex, header, hydrate } = route;
  return {
    path,
    part,
    page,
    ...(route.staticParams ? { staticParams: route.staticParams, fallback: route.fallback } : headOf(route)),
    ...(consumes?.length ? { consumes } : {}),
    ...(canonical ? { canonical } : {}),
    ...(parent ? { parent } : {}),
    ...(noindex ? { noindex } : {}),
    ...(header === 'over' ? { header } : {}),
    ...(hydrate && hydrate !== 'load' ? { hydrate } : {}),
  };
}

function headOf({ title, description, image, about }: PageHead): PageHead {
  return { title, description, ...(image ? { image } : {}), ...(about ? { about } : {}) };
}

function scriptsOf(ids: readonly ModuleId[], releases: readonly Release[]): PlannedScript[] {
  const users = new Map<string, ModuleId[]>();
  const add = (url: string, id: ModuleId) => users.set(url, [...new Set([...(users.get(url) ?? []), id])]);
  const all = ids.map((id) => ({ id, scripts: scriptsOfModule(id, releases) }));
  for (const { id, scripts } of all) scripts.entry.forEach((url) => add(url, id));
  for (const { id, scripts } of all) scripts.others.forEach((url) => add(url, id));
  return [...users].map(([url, modules]) => ({ url, modules }));
}

/** Of all pages, because a document keeps its policy during navigation. */
export function embeddedOrigins(releases: readonly Release[]): string[] {
  return [...new Set(releases.flatMap(({ routes }) => routes.flatMap(({ frames }) => frames ?? [])))].sort();
}
