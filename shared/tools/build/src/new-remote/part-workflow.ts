import type { PartManifest } from './package-files';
import { compiledInto } from '../part-graph';

export function workflowFile(folder: string): string {
  return `.github/workflows/${folder}.yml`;
}

/** Starts `part.yml` for one part when a merge into main touches its folder. */
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
