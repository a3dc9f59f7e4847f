import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');

/** A team's checkout, and a storage in which what the suite runs against is live. Both may be changed at will. */
export interface CopiedSources {
  siteDir: string;
  /** Runs a command of the project (`release market-news`) and resolves with what it prints. Rejects with it, too. */
  run: (...args: string[]) => Promise<string>;
  remove: () => Promise<void>;
}

/**
 * Copies what a team needs to add a part: shared code and the packages' manifests. Other parts are
 * there by their manifest alone: whatever needs their sources fails. Installed packages are found by
 * looking upwards, the site's own ones in the copy.
 */
export async function copySources(): Promise<CopiedSources> {
  const folder = await mkdtemp(join(tmpdir(), 'manzil-team-'));
  const checkout = join(folder, 'checkout');
  const siteDir = join(folder, 'site');
  const manifests = (await readdir(root)).filter((name) => /^(shell|remote-.+)$/.test(name)).map((name) => `${name}/package.json`);
  for (const path of ['package.json', 'package-lock.json', 'tsconfig.json', '.github', 'shared', ...manifests]) await copy(path, checkout);
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  await linkOwnPackages(checkout);
  await cp(process.env.SITE_DIR ?? join(root, '.cache/e2e/site'), siteDir, { recursive: true });
  return {
    siteDir,
    run: (...args) => runCommand(args, checkout, siteDir),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

async function copy(path: string, to: string): Promise<void> {
  await cp(join(root, path), join(to, path), { recursive: true, filter: (source) => basename(source) !== 'node_modules' });
}

async function linkOwnPackages(checkout: string): Promise<void> {
  const scope = join(checkout, 'node_modules/@site');
  await mkdir(scope, { recursive: true });
  for (const name of await readdir(join(checkout, 'shared'))) {
    await symlink(join(checkout, 'shared', name), join(scope, name));
    const nested = join(root, 'shared', name, 'node_modules');
    if (existsSync(nested)) await symlink(nested, join(checkout, 'shared', name, 'node_modules'));
  }
}

function runCommand(args: readonly string[], checkout: string, siteDir: string): Promise<string> {
  const cli = join(checkout, 'shared/delivery/src/cli.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', cli, ...args], { cwd: checkout, env: { ...process.env, SITE_DIR: siteDir } });
  return new Promise((done, reject) => {
    let output = '';
    const read = (chunk: Buffer) => (output += chunk.toString());
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.on('error', reject);
    child.on('close', (code) => (code === 0 ? done(output) : reject(new Error(`${args.join(' ')} ended with ${code}:\n${output}`))));
  });
}
