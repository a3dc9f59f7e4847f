import type { PartManifest } from './package-files';
import { sharedFolders } from '../part';
import { sharedModules } from '../shared-modules';

/** The presets, and the federation plugin that they put into every entry. */
const inEveryBuild = ['shared/tools/build', 'shared/packages/federation'];

/**
 * Shared folders that are compiled into a part, sorted: its own `@site/…` dependencies, without those
 * that the shell provides to a remote at run time.
 */
export function compiledInto({ dependencies, site }: PartManifest): string[] {
  const isShell = site.part === 'shell';
  const own = Object.keys(dependencies).filter((name) => name.startsWith('@site/') && (isShell || !isShared(name)));
  return [...new Set([...inEveryBuild, ...own.map((name) => sharedFolders().get(name.replace('@site/', '')) ?? name)])].sort();
}

function isShared(packageName: string): boolean {
  return sharedModules().some(({ name }) => `${name}/`.startsWith(`${packageName}/`));
}

/** Path of a part's workflow; it is called after the part's folder. */
export function workflowFile(folder: string): string {
  return `.github/workflows/${folder}.yml`;
}

/** The workflow that starts `part.yml` for one part. A merge into main that touches the part's own folder releases it. */
export function partWorkflow(folder: string, manifest: PartManifest): string {
  const { part } = manifest.site;
  return `# Which paths touch this part; the steps are in part.yml.
name: ${part}

on:
  # Without paths: a check that can be required must report for every pull request; part.yml skips what is not touched.
  pull_request:
  push:
    branches: [main]
    paths:
      - '${folder}/**'
  # After a change in shared code that is compiled in: the team releases when it likes.
  workflow_dispatch:

# At most; part.yml takes less where less is enough.
permissions:
  contents: read
  id-token: write

jobs:
  part:
    uses: ./.github/workflows/part.yml
    with:
      part: ${part}
      paths: |
${[folder, ...compiledInto(manifest), 'package-lock.json', '.github/workflows/part.yml', workflowFile(folder)].map((path) => `        ${path}`).join('\n')}
    secrets: inherit
`;
}
