#!/usr/bin/env node
// The first thing that runs on a fresh machine: installs packages in plain JavaScript, then starts the command line.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { endWithNpm } from './end-with-npm.mjs';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../../../..');
const stamp = join(root, 'node_modules/.installed-for');

refuseOldNode();
install();
process.chdir(root);
endWithNpm();
await import('tsx'); // Reads TypeScript from here on.
await import('../src/main.ts');

function refuseOldNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  fail(`Manzil needs Node 20.19 or later; this is ${process.versions.node}.`);
}

/**
 * Once per lock file. `npm start` on a fresh machine leaves out what only tests, lint and development need; another
 * command adds it. What is installed is never removed. Not `npm ci`, which would install everything anew after each
 * change of the lock file. `--no-save` keeps that file.
 */
function install() {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  const isToServe = process.argv[2] === 'start' && !existsSync(join(root, 'node_modules/jest'));
  const wanted = isToServe ? `${lock} without development` : lock;
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log(
    isToServe
      ? 'Installing what the site needs (once, about half a minute; npm install adds what tests need) …'
      : 'Installing packages (once, about a minute) …',
  );
  const options = ['--no-save', '--no-audit', '--no-fund', '--loglevel=error', ...(isToServe ? ['--omit=dev'] : [])];
  const { status } = spawnSync('npm', ['install', ...options], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) fail('The packages could not be installed; npm says why above.');
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, wanted);
}

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}
