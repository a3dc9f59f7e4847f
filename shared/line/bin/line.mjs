#!/usr/bin/env node
// Starts the installed line with the repository's manzil.config.mjs.
import { existsSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { pathToFileURL } from 'node:url';

const line = resolve(import.meta.dirname, '..');
const [root] = line.split(`${sep}node_modules${sep}`);

process.chdir(root);
process.env = { ...(await readConfig()), ...process.env };
await import('../shared/line/commands/main.js');

/** The terminal's variables come first. */
async function readConfig() {
  const file = join(root, 'manzil.config.mjs');
  if (!existsSync(file)) return {};
  const { default: config } = await import(pathToFileURL(file).href);
  const { storage = '', endpoint } = config;
  return {
    ...(storage.startsWith('s3://') ? { SITE_STORAGE: storage } : storage ? { SITE_DIR: resolve(root, storage) } : {}),
    ...(endpoint ? { S3_ENDPOINT: endpoint } : {}),
  };
}
