import { sharedModules, type Part } from '../build';
import { contentId } from '../storage';

/** What changes between runs, folders or environments in Module Federation's manifest. */
interface Manifest {
  metaData: { buildInfo: object };
  shared: readonly Named[];
  exposes: readonly Named[];
}

interface Named {
  name: string;
}

const noAssets = { js: { sync: [], async: [] }, css: { sync: [], async: [] } };

/**
 * `mf-manifest.json`, named by its content. The plugin lists modules in the order of this run, takes the build's name
 * from the environment, and leaves out shared modules whose sources are not beside: equal sources are one version, so
 * all three are replaced. `uses` names the shared modules of a remote.
 */
export function writeManifest(
  { name, version, isShell }: Part,
  text: string,
  uses: readonly string[],
): { file: string; bytes: Buffer } {
  const { metaData, shared, exposes, ...manifest } = JSON.parse(text) as Manifest;
  const consumed = sharedModules()
    .filter((module) => uses.includes(module.name))
    .map((module) => ({ ...describeShared(module), id: `${name}:${module.name}` }));
  const stable = JSON.stringify(
    {
      ...manifest,
      metaData: { ...metaData, buildInfo: { buildVersion: version, buildName: name } },
      shared: isShell ? shared.toSorted(byName) : consumed.toSorted(byName),
      exposes: exposes.toSorted(byName),
    },
    sortedLists,
  );
  return { file: `mf-manifest.${contentId([stable], 10)}.json`, bytes: Buffer.from(stable) };
}

/** Without files: the shell provides it. */
function describeShared({ name, version, range }: ReturnType<typeof sharedModules>[number]) {
  return { name, version, singleton: true, requiredVersion: range, assets: noAssets, fallback: '' };
}

function byName(one: Named, other: Named): number {
  return one.name < other.name ? -1 : 1;
}

/** Lists of scripts. */
function sortedLists(_: string, value: unknown): unknown {
  return Array.isArray(value) && value.every((each) => typeof each === 'string') ? value.toSorted() : value;
}
