/** Checks each pull request and releases main. Only a job that installs and builds nothing may write the storage. */
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

permissions: {}

jobs:
  workspace:
    runs-on: ubuntu-24.04
    timeout-minutes: 20
    permissions:
      contents: read
    steps:
      # Actions are pinned to commits: a tag can be moved by the owner of the action.
      - uses: actions/checkout@08c6903cd8c0fde910a37f88322edcfb5dd907a8 # v5.0.0
        with:
          persist-credentials: false
      - uses: actions/setup-node@a0853c24544627f65ddf259abe73b1d18a591444 # v5.0.0
        with:
          node-version-file: .nvmrc
          cache: npm
      - run: npm ci --ignore-scripts
      - run: npx manzil pull
${env('S3_READ')}
      - run: npx manzil build ${part}
      - run: tar --zstd -cf "$RUNNER_TEMP/workspace.tar.zst" .
      - uses: actions/upload-artifact@ea165f8d65b6e75b540449e92b4886f43607fa02 # v4.6.2
        with:
          name: workspace
          path: \${{ runner.temp }}/workspace.tar.zst
          compression-level: 0
          retention-days: 1

  check:
    needs: workspace
    runs-on: ubuntu-24.04
    timeout-minutes: 20
    steps:
${unpack}
      - run: npm test
${env('S3_READ')}
      - run: npm run release -- --dry-run
${env('S3_READ')}

  release:
    needs: check
    if: github.ref == 'refs/heads/main'
    runs-on: ubuntu-24.04
    timeout-minutes: 20
    environment: live
    concurrency:
      group: release
      cancel-in-progress: false
    steps:
${unpack}
      - run: npm run release
${env('S3_RELEASE')}
`;
}

const env = (keys: string) => `        env:
          AWS_ACCESS_KEY_ID: \${{ secrets.${keys}_KEY_ID }}
          AWS_SECRET_ACCESS_KEY: \${{ secrets.${keys}_KEY }}`;

const unpack = `      - uses: actions/download-artifact@634f93cb2916e3fdff6788551b99b062d0335ce0 # v5.0.0
        with:
          name: workspace
      - run: tar --zstd -xf workspace.tar.zst && rm workspace.tar.zst
      - uses: actions/setup-node@a0853c24544627f65ddf259abe73b1d18a591444 # v5.0.0
        with:
          node-version-file: .nvmrc`;
