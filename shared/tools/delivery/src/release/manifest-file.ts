import type { Part } from '@site/build';
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

/**
 * `mf-manifest.json`, named by its content. webpack's order of modules differs between runs, and the plugin reads the
 * build's name from the environment and the working folder: both are replaced, because equal sources are one version.
 */
export function writeManifest({ name, version }: Part, text: string): { file: string; bytes: Buffer } {
  const { metaData, shared, exposes, ...manifest } = JSON.parse(text) as Manifest;
  const stable = JSON.stringify(
    {
      ...manifest,
      metaData: { ...metaData, buildInfo: { buildVersion: version, buildName: name } },
      shared: shared.toSorted(byName),
      exposes: exposes.toSorted(byName),
    },
    sortedLists,
  );
  return { file: `mf-manifest.${contentId([stable], 10)}.json`, bytes: Buffer.from(stable) };
}

function byName(one: Named, other: Named): number {
  return one.name < other.name ? -1 : 1;
}

/** Lists of scripts. */
function sortedLists(_: string, value: unknown): unknown {
  return Array.isArray(value) && value.every((each) => typeof each === 'string') ? value.toSorted() : value;
}
