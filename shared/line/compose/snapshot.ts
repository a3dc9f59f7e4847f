import { containerName, type PartSnapshot, type Release, type Snapshot } from '@site/contracts';

/** The live releases in Module Federation's terms, with the files that other repositories need. */
export function snapshotOf(releases: readonly Release[]): Snapshot {
  return Object.fromEntries(releases.map((release) => [release.part, describe(release)]));
}

function describe({ part, version, format, entry, modules, contracts, manifest, shell }: Release): PartSnapshot {
  const url = (file: string) => `/_/${part}/${file}`;
  return {
    version,
    format,
    publicPath: url(''),
    ...(entry ? { remoteEntry: url(entry), globalName: containerName(part) } : {}),
    modules: Object.keys(modules).map((moduleName) => ({ moduleName })),
    manifest: url(manifest),
    contracts: url(contracts),
    ...(shell?.sharedCode ? { sharedCode: url(shell.sharedCode) } : {}),
  };
}
