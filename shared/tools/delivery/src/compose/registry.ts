import { partOf, type ModuleFiles, type ModuleId, type PageHead, type PartRecord, type PartRegistry, type Registry, type Release, type ReleasedRoute, type RouteRecord } from '@site/contracts';

/** URL of a browser file of a part. */
export function fileUrl(part: string, name: string): string {
  return `/_/${part}/${name}`;
}

/** Collects the registry of a set of releases: there is no other list of paths, owners or versions. */
export function buildRegistry(composition: string, releases: readonly Release[]): Registry {
  const remotes = releases.filter(({ shell }) => !shell);
  return {
    composition,
    parts: Object.fromEntries(releases.map((release) => [release.part, describePart(release)])),
    routes: remotes.flatMap((release) => release.routes.map((route) => describeRoute(route, release, releases))),
  };
}

/** What QA needs to show this release in the place of the live one. */
export function partRegistry(release: Release): PartRegistry {
  return { part: describePart(release), routes: release.routes.map((route) => describeRoute(route, release, [release])) };
}

/** Cuts a registry down to one page: its route, and of the parts that it shows what it may load itself. */
export function narrowRegistry(registry: Registry, route: RouteRecord | undefined, releases: readonly Release[]): Registry {
  const ids: ModuleId[] = route ? [pageOf(route), ...(route.uses ?? [])] : [];
  const parts = new Set(['shell', ...ids.map(partOf)]);
  const known = [...parts].flatMap((name) => {
    const [part, release] = [registry.parts[name], releases.find((candidate) => candidate.part === name)];
    return part && release ? [[name, { ...part, integrity: narrowIntegrity(part, release, ids) }] as const] : [];
  });
  return { ...registry, parts: Object.fromEntries(known), routes: route ? [route] : [] };
}

/** Without the scripts that only other pages of the part start from. */
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
  const scripts = release.files.filter(({ name }) => name.endsWith('.js'));
  return {
    version: release.version,
    entry: release.entry ? fileUrl(release.part, release.entry) : '',
    integrity: Object.fromEntries(scripts.map(({ name, integrity }) => [fileUrl(release.part, name), integrity])),
  };
}

function describeRoute(route: ReleasedRoute, release: Release, releases: readonly Release[]): RouteRecord {
  const { path, page, uses, canonical, parent, noindex, header } = route;
  const head = route.instances
    ? { instances: route.instances, unknown: route.unknown }
    : headOf(route);
  return {
    path,
    part: release.part,
    page,
    ...head,
    ...(uses?.length ? { uses } : {}),
    ...(canonical ? { canonical } : {}),
    ...(parent ? { parent } : {}),
    ...(noindex ? { noindex } : {}),
    ...(header === 'over' ? { header } : {}),
    preload: scriptsOf([pageOf({ part: release.part, page }), ...(uses ?? [])], releases),
  };
}

function headOf({ title, description, image, about }: PageHead): PageHead {
  return { title, description, ...(image ? { image } : {}), ...(about ? { about } : {}) };
}

/** Everything that the modules need beyond the shell's first scripts, without repeats, entries first. */
function scriptsOf(ids: readonly ModuleId[], releases: readonly Release[]): string[] {
  const shell = releases.find((release) => release.shell);
  const urls = new Set<string>();
  for (const id of ids) {
    const owner = releases.find(({ part }) => part === partOf(id));
    if (owner?.entry) urls.add(fileUrl(owner.part, owner.entry));
  }
  for (const id of ids) {
    const { part, module } = findModule(id, releases);
    for (const name of module?.scripts ?? []) urls.add(fileUrl(part, name));
    for (const shared of module?.shared ?? []) {
      for (const name of shell?.shell?.provides[shared]?.scripts ?? []) urls.add(fileUrl('shell', name));
    }
  }
  return [...urls];
}

function findModule(id: ModuleId, releases: readonly Release[]): { part: string; module: ModuleFiles | undefined } {
  const part = partOf(id);
  const release = releases.find((candidate) => candidate.part === part);
  return { part, module: release?.modules[id.slice(part.length + 1)] };
}

function pageOf({ part, page }: Pick<RouteRecord, 'part' | 'page'>): ModuleId {
  return `${part}/pages/${page}`;
}
