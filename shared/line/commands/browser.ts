import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { chromium } from 'playwright';
import { UserError } from '../checkout';

const require = createRequire(import.meta.url);
/** The headless shell first: the same engine in less than half the processor time. */
const usual = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** `undefined` when missing. Throws when `CHROMIUM_PATH` does not exist. */
export function locateBrowser(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named && !existsSync(named)) throw new UserError(`CHROMIUM_PATH names ${named}, which does not exist.`);
  return named ?? [...usual, chromium.executablePath()].find((path) => existsSync(path));
}

/** Installs a Chromium when missing. Throws with instructions. */
export async function findBrowser(say: (line: string) => void): Promise<string> {
  const found = locateBrowser();
  if (found) return found;
  say('no Chromium found, installing one');
  const playwright = join(dirname(require.resolve('playwright/package.json')), 'cli.js');
  if (spawnSync(process.execPath, [playwright, 'install', 'chromium'], { stdio: 'inherit' }).status !== 0)
    installFromDebian(say);
  const now = locateBrowser();
  if (!now)
    throw new UserError(
      'No Chromium could be installed. Install one and name it: CHROMIUM_PATH=/path/to/chromium npm test.',
    );
  return now;
}

function installFromDebian(say: (line: string) => void): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  say('installing the Chromium package of Debian, without what it recommends');
  execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
  const install = (name: string) =>
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name, 'fonts-liberation'], {
      stdio: 'inherit',
    }).status === 0;
  if (!install('chromium-headless-shell')) install('chromium');
}
