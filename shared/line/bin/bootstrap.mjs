#!/usr/bin/env node
// The first thing that runs on a fresh machine: installs packages in plain JavaScript, then starts the command line.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { endWithNpm } from './end-with-npm.mjs';
import { withAddresses } from './with-addresses.mjs';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../../..');
const stamp = join(root, 'node_modules/.installed-for');
const shell = process.platform === 'win32';
const lockFile = join(root, 'package-lock.json');

refuseOldNode();
install();
process.chdir(root);
endWithNpm();
await import('tsx'); // Reads TypeScript from here on.
await import('../commands/main.ts');

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
  const lock = createHash('sha256').update(readFileSync(lockFile)).digest('hex');
  const isToServe = process.argv[2] === 'start' && !existsSync(join(root, 'node_modules/jest'));
  const wanted = isToServe ? `${lock} without development` : lock;
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log(
    isToServe
      ? 'Installing what the site needs (once, about half a minute; npm install adds what tests need) …'
      : 'Installing packages (once, about a minute) …',
  );
  const options = ['--no-save', '--no-audit', '--no-fund', '--loglevel=error', ...(isToServe ? ['--omit=dev'] : [])];
  // A registry with other addresses fails the first.
  const isInstalled = installByAddress(options) || npm(['install', ...options]);
  if (!isInstalled) fail('The packages could not be installed; npm says why above.');
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, wanted);
}

/** npm reads `npm-shrinkwrap.json` before `package-lock.json`. One that Ctrl-C left is replaced by the next command. */
function installByAddress(options) {
  const addressed = join(root, 'npm-shrinkwrap.json');
  const { stdout: registry } = spawnSync('npm', ['config', 'get', 'registry'], { cwd: root, encoding: 'utf8', shell });
  try {
    writeFileSync(addressed, withAddresses(readFileSync(lockFile, 'utf8'), registry.trim()));
    return npm(['install', ...options]);
  } finally {
    rmSync(addressed, { force: true });
  }
}

function npm(args) {
  return spawnSync('npm', args, { cwd: root, stdio: 'inherit', shell }).status === 0;
}

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}
