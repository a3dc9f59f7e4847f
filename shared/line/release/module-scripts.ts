import { type ModuleId, partOf, type Release } from '@site/contracts';

export function fileUrl(part: string, name: string): string {
  return `/_/${part}/${name}`;
}

/** What a browser loads for a module: its part's entry, then its scripts and those of shared modules that it uses. */
export function scriptsOfModule(
  id: ModuleId,
  releases: readonly Release[],
): { entry: readonly string[]; others: readonly string[] } {
  const part = partOf(id);
  const release = releases.find((candidate) => candidate.part === part);
  const provides = releases.find(({ shell }) => shell)?.shell?.provides ?? {};
  const { scripts = [], shared = [] } = release?.modules[id.slice(part.length + 1)] ?? {};
  const ofShell = shared.flatMap((name) => provides[name]?.scripts ?? []);
  return {
    entry: release?.entry ? [fileUrl(part, release.entry)] : [],
    others: [...scripts.map((name) => fileUrl(part, name)), ...ofShell.map((name) => fileUrl('shell', name))],
  };
}
