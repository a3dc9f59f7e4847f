#!/usr/bin/env node
// The command line of the installed line: reads manzil.config.mjs of the repository, then hands over.
import { existsSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { handOver } from './hand-over.mjs';

const line = resolve(import.meta.dirname, '..');
const [root] = line.split(`${sep}node_modules${sep}`);

handOver([join(line, 'shared/tools/cli/src/main.js'), ...process.argv.slice(2)], {
  cwd: root,
  env: { ...(await readConfig()), ...process.env },
});

/** As environment variables: those of the terminal come first. */
async function readConfig() {
  const file = join(root, 'manzil.config.mjs');
  if (!existsSync(file)) return {};
  const { default: config } = await import(pathToFileURL(file).href);
  const { storage = '', endpoint, url } = config;
  return {
    ...(storage.startsWith('s3://') ? { SITE_STORAGE: storage } : storage ? { SITE_DIR: resolve(root, storage) } : {}),
    ...(endpoint ? { S3_ENDPOINT: endpoint } : {}),
    ...(url ? { DEV_UPSTREAM: url } : {}),
  };
}
