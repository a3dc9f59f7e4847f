#!/usr/bin/env node
// The first thing that runs on a fresh machine: npm's own installation where it is needed, then the command line.
import './refuse-old-node.mjs';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, statSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isInstalled, lineFolder, root } from '../checkout/root.mjs';

process.chdir(root);
if (isInstalled) openRepository();
else install();
try {
  await import('tsx'); // Reads TypeScript from here on.
  await import('../commands/main.ts');
} catch (error) {
  if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error;
  fail(`${error.message.split('\n')[0]}\nInstalled packages are missing or damaged: run npm ci.`);
}

/**
 * Runs `npm ci` when the lock file is newer than what npm installed. `npm start` on a fresh machine leaves out what
 * only tests, lint and development need; the first other command installs it.
 */
function install() {
  const hasTools = existsSync(join(root, 'node_modules/jest'));
  const isToServe = process.argv[2] === 'start' && !hasTools;
  if ((hasTools || isToServe) && modified('node_modules/.package-lock.json') >= modified('package-lock.json')) return;
  const args = ['ci', ...(isToServe ? ['--omit=dev'] : [])];
  console.log(`npm ${args.join(' ')}: installing packages, once …`);
  // On Windows npm is a script, which only a shell runs.
  const { status } = spawnSync('npm', [...args, '--loglevel=error'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) fail('The packages could not be installed; npm says why above.');
}

/** Of a team: settings, and the packages with which the line was packed, until `manzil pull` links others. */
function openRepository() {
  if (existsSync('manzil.env')) process.loadEnvFile('manzil.env');
  for (const name of readdirSync(join(lineFolder, 'packed'))) {
    const link = join(lineFolder, 'node_modules/@site', name);
    if (existsSync(link)) continue;
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(join('../../packed', name), link, 'junction');
  }
}

function modified(file) {
  return existsSync(join(root, file)) ? statSync(join(root, file)).mtimeMs : 0;
}

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}
