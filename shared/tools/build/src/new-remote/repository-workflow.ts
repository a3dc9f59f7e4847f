/** Checks each pull request and releases main. */
export function repositoryWorkflow(part: string): string {
  return `# Checks every pull request against what is live, and releases main.
#
# Settings of the repository: secrets S3_READ_KEY_ID and S3_READ_KEY may read the storage, and in the environment
# "live", which only main may use, S3_RELEASE_KEY_ID and S3_RELEASE_KEY may write the files of this part.
name: ${part}

on:
  pull_request:
  push:
    branches: [main]

permissions:
  contents: read

jobs:
  check:
    runs-on: ubuntu-24.04
    timeout-minutes: 20
${prepare}
      - run: npm test
      - run: npm run release -- --dry-run

  release:
    needs: check
    if: github.ref == 'refs/heads/main'
    runs-on: ubuntu-24.04
    timeout-minutes: 20
    environment: live
    concurrency:
      group: release
      cancel-in-progress: false
${prepare}
      # Only this step may write: installing runs code of many authors.
      - run: npm run release
        env:
          AWS_ACCESS_KEY_ID: \${{ secrets.S3_RELEASE_KEY_ID }}
          AWS_SECRET_ACCESS_KEY: \${{ secrets.S3_RELEASE_KEY }}
`;
}

const prepare = `    env:
      AWS_ACCESS_KEY_ID: \${{ secrets.S3_READ_KEY_ID }}
      AWS_SECRET_ACCESS_KEY: \${{ secrets.S3_READ_KEY }}
    steps:
      # Actions are pinned to commits: a tag can be moved by the owner of the action.
      - uses: actions/checkout@08c6903cd8c0fde910a37f88322edcfb5dd907a8 # v5.0.0
        with:
          persist-credentials: false
      - uses: actions/setup-node@a0853c24544627f65ddf259abe73b1d18a591444 # v5.0.0
        with:
          node-version-file: .nvmrc
          cache: npm
      - run: npm ci`;
