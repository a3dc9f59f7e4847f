#!/usr/bin/env node
// Runs first on a fresh machine. Plain JavaScript, because nothing is installed: installs packages, then starts the
// TypeScript command line.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../../../..');
const stamp = join(root, 'node_modules/.installed-for');

refuseOldNode();
install();
handOver();

function refuseOldNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  fail(`Manzil needs Node 20.19 or later; this is ${process.versions.node}.`);
}

/**
 * Once per lock file. Not `npm ci`, which refuses lock files without other platforms' binaries, as registries for one
 * platform produce. `--no-save` keeps the lock file.
 */
function install() {
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log('Installing packages (once, about a minute) …');
  const { status } = spawnSync('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) fail('The packages could not be installed; npm says why above.');
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, wanted);
}

function handOver() {
  const cli = join(root, 'shared/tools/cli/src/main.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', cli, ...process.argv.slice(2)], {
    cwd: root,
    stdio: 'inherit',
  });
  // Ctrl-C reaches both; the child decides how to end.
  process.on('SIGINT', () => undefined);
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill('SIGTERM'));
  endWithNpm(child);
  child.on('close', (code) => process.exit(code ?? 1));
}

/**
 * npm forwards SIGTERM only to its shell, which does not forward it: the changed parent is the signal. Only under npm,
 * because background processes outlive their shell on purpose.
 */
function endWithNpm(child) {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch); // A second signal would interrupt the child's shutdown.
    child.kill('SIGTERM');
  }, 250);
  watch.unref();
}

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}
