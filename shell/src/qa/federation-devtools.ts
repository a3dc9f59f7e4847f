import { fetchManifest, fetchRelease, type FederationManifest } from '../router/registry-files';
import type { SiteRegistry } from '../router/site-registry';

/**
 * Describes the parts to Module Federation's DevTools, as its runtime does when it loads manifests: visitors load none.
 * Rejects without the registry; a part from a development server is left out.
 */
export async function describeToDevtools(registry: SiteRegistry): Promise<void> {
  const { parts } = await registry.loadWhole();
  const versions = Object.keys(parts).map((part) => [part, registry.versionOf(part)] as const);
  const remotes = versions.filter(([part]) => part !== 'shell');
  const remotesInfo = Object.fromEntries(remotes.map(([part, version]) => [part, { matchedVersion: version }]));
  await Promise.allSettled(
    versions.map(async ([part, version]) => {
      const manifest = await fetchManifest((await fetchRelease(part, version)).manifest);
      const [key, uses] = part === 'shell' ? [part, remotesInfo] : [`${part}:${version}`, {}];
      Object.assign(globalThis.__FEDERATION__.moduleInfo, {
        [key]: { ...snapshotOf(manifest, version), remotesInfo: uses },
      });
    }),
  );
}

function snapshotOf({ metaData, shared, exposes }: FederationManifest, version: string) {
  const { publicPath, globalName, remoteEntry } = metaData;
  return {
    version,
    publicPath,
    globalName,
    remoteEntry: remoteEntry.name,
    remoteEntryType: remoteEntry.type,
    shared: shared.map(({ name, version, assets }) => ({ sharedName: name, version, assets })),
    modules: exposes.map(({ name, path, assets }) => ({ moduleName: name, modulePath: path, assets })),
  };
}
