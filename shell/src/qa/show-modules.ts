import { partOf, type PartRegistry, type PartSnapshot, type RouteRecord, type Snapshot } from '@site/contracts';
import { fetchSnapshot } from '../routing/registry-files';
import type { SiteRegistry } from '../routing/site-registry';

type Replaced = Readonly<Record<string, PartRegistry>>;

/**
 * Fills `__FEDERATION__.moduleInfo`, from which Module Federation's DevTools draw modules, versions and graph. The
 * runtime of this site does not read it. Resolves also when the snapshot cannot be fetched.
 */
export async function showModules(registry: Pick<SiteRegistry, 'loadWhole'>, replaced: Replaced): Promise<void> {
  try {
    const [{ routes }, snapshot] = await Promise.all([registry.loadWhole(), fetchSnapshot()]);
    const all = { ...snapshot, ...replacements(snapshot, replaced) };
    const drawn = [
      ...routes.filter(({ part }) => !replaced[part]),
      ...Object.values(replaced).flatMap((each) => each.routes),
    ];
    globalThis.__FEDERATION__.moduleInfo = moduleInfo(all, drawn);
  } catch (error) {
    console.warn('Module Federation’s DevTools show no modules, because the snapshot cannot be read.', error);
  }
}

function replacements(snapshot: Snapshot, replaced: Replaced): Snapshot {
  const describe = ([name, { part, routes }]: [string, PartRegistry]) => {
    const { globalName = '', publicPath = '' } = snapshot[name] ?? {};
    const modules = routes.map(({ page }) => ({ moduleName: `pages/${page}` }));
    return [name, { version: part.version, publicPath, remoteEntry: part.entry, globalName, modules }] as const;
  };
  return Object.fromEntries(Object.entries(replaced).map(describe));
}

/** The shell consumes all parts; a part, those whose fragments are on its pages. */
function moduleInfo(snapshot: Snapshot, routes: readonly RouteRecord[]) {
  const remotes = Object.keys(snapshot).filter((name) => snapshot[name]?.remoteEntry);
  const infoOf = (names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [name, { matchedVersion: snapshot[name]?.version ?? '' }]));
  const usedBy = (part: string) => {
    const used = routes.filter((route) => route.part === part).flatMap(({ uses = [] }) => uses.map(partOf));
    return remotes.filter((name) => name !== part && used.includes(name));
  };
  return Object.fromEntries(
    Object.entries(snapshot).map(([name, part]) =>
      part.remoteEntry
        ? [`${name}:${part.version}`, { ...describe(part), remotesInfo: infoOf(usedBy(name)) }]
        : [name, { ...describe(part), consumerList: [], remotesInfo: infoOf(remotes) }],
    ),
  );
}

/** Fields that their type requires and that do not exist here are empty. */
function describe({ version, publicPath, remoteEntry = '', globalName = '', modules }: PartSnapshot) {
  const inside = remoteEntry.startsWith(publicPath) ? remoteEntry.slice(publicPath.length) : remoteEntry;
  return {
    ...{ version, buildVersion: version, publicPath, globalName },
    ...{ remoteEntry: inside, remoteEntryType: 'var', remoteTypes: '', remoteTypesZip: '', shared: [] },
    modules: modules.map(({ moduleName }) => ({ moduleName, modulePath: `./${moduleName}`, assets: noAssets })),
  };
}

const noAssets = { js: { sync: [], async: [] }, css: { sync: [], async: [] } };
