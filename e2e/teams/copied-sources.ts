import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');

/** What tests and lint read. */
const ofTests = ['e2e', 'eslint.config.mjs', '.gitignore', '.prettierignore', '.nvmrc', '.npmrc'].concat([
  'README.md',
  'NOTICE.md',
  'LICENSE',
  'Dockerfile',
  '.dockerignore',
  '.devcontainer',
]);

/** A team's checkout and storage, with the suite's composition live. Both may be changed. */
export interface CopiedSources {
  checkout: string;
  siteDir: string;
  /** `DATA_DIR` of its commands. */
  dataDir: string;
  /** Runs a command (`release market-news`). Resolves or rejects with its output. */
  run: (...args: string[]) => Promise<string>;
  runTool: (command: string) => Promise<string>;
  serve: (args: readonly string[], env?: NodeJS.ProcessEnv) => Promise<ServedSources>;
  /** Stops running servers: failed tests leave them, and they keep writing. */
  remove: () => Promise<void>;
}

export interface ServedSources {
  url: string;
  /** Output so far. */
  output: () => string;
  stop: () => Promise<void>;
}

/**
 * Copies shared code and package manifests: what a team needs to add a part. Other parts are manifests only, so that
 * using their sources fails. `whole` copies all parts as last built, and everything that tests and lint read.
 */
export async function copySources({ whole = false } = {}): Promise<CopiedSources> {
  const folder = await mkdtemp(join(tmpdir(), 'manzil-team-'));
  const checkout = join(folder, 'checkout');
  const [siteDir, dataDir] = [join(folder, 'site'), join(folder, 'data')];
  const parts = (await readdir(root)).filter((name) => /^(shell|remote-.+)$/.test(name));
  const ofParts = whole ? [...parts, '.cache/build', ...ofTests] : parts.map((name) => `${name}/package.json`);
  for (const path of ['package.json', 'package-lock.json', 'tsconfig.json', '.github', 'shared', ...ofParts])
    await copy(path, checkout);
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  await linkOwnPackages(checkout);
  await cp(process.env.SITE_DIR ?? join(root, '.cache/e2e/site'), siteDir, { recursive: true });
  const env = { ...process.env, SITE_DIR: siteDir, DATA_DIR: dataDir };
  const served: ServedSources[] = [];
  return {
    checkout,
    siteDir,
    dataDir,
    run: (...args) => runCommand(start(checkout, args, env), args),
    runTool: (command) => runCommand(startTool(checkout, command, env), [command]),
    serve: async (args, more) => {
      const started = await whenServing(start(checkout, args, { ...env, PORT: '0', ...more }));
      served.push(started);
      return started;
    },
    remove: async () => {
      await Promise.all(served.map(({ stop }) => stop()));
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function copy(path: string, to: string): Promise<void> {
  await cp(join(root, path), join(to, path), {
    recursive: true,
    filter: (source) => basename(source) !== 'node_modules',
  });
}

async function linkOwnPackages(checkout: string): Promise<void> {
  const modules = join(checkout, 'node_modules');
  await mkdir(modules);
  await symlink(join(root, 'node_modules/.bin'), join(modules, '.bin'));
  for (const scope of ['@manzil', '@site']) await mkdir(join(modules, scope), { recursive: true });
  for (const name of await readdir(join(checkout, 'shared'))) {
    const folder = join(checkout, 'shared', name);
    if (!existsSync(join(folder, 'package.json'))) continue;
    await symlink(folder, join(modules, name === 'line' ? '@manzil/line' : `@site/${name}`));
    const nested = join(root, 'shared', name, 'node_modules');
    if (existsSync(nested)) await symlink(nested, join(folder, 'node_modules'));
  }
}

function start(checkout: string, args: readonly string[], env: NodeJS.ProcessEnv): ChildProcess {
  const cli = join(checkout, 'shared/line/commands/main.ts');
  return spawnIn(checkout, process.execPath, ['--import', 'tsx', cli, ...args], env);
}

/** npx searches only the folder; installed packages are above it. */
function startTool(checkout: string, command: string, env: NodeJS.ProcessEnv): ChildProcess {
  const [, tool = '', words = ''] = /^npx (\S+) ?(.*)$/.exec(command) ?? [];
  if (!tool) throw new Error(`"${command}" is neither a command of the project nor a tool.`);
  return spawnIn(checkout, join(root, 'node_modules/.bin', tool), words.split(' '), env);
}

const spawnIn = (cwd: string, program: string, args: readonly string[], env: NodeJS.ProcessEnv) =>
  spawn(program, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });

function runCommand(child: ChildProcess, args: readonly string[]): Promise<string> {
  return new Promise((done, reject) => {
    const output = collectOutput(child);
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0 ? done(output()) : reject(new Error(`${args.join(' ')} ended with ${code}:\n${output()}`)),
    );
  });
}

function whenServing(child: ChildProcess): Promise<ServedSources> {
  return new Promise((done, reject) => {
    const closed = new Promise<void>((whenClosed) => child.on('close', () => whenClosed()));
    const output = collectOutput(child, (text) => {
      const [, url = ''] = /Manzil is on (http:\/\/(?:localhost|127\.0\.0\.1):\d+) /.exec(text) ?? [];
      if (url) done({ url, output: () => output(), stop: () => stop(child, closed) });
    });
    void closed.then(() => reject(new Error(`The site did not start:\n${output()}`)));
  });
}

function stop(child: ChildProcess, closed: Promise<void>): Promise<void> {
  child.kill('SIGTERM');
  return closed;
}

function collectOutput(child: ChildProcess, onMore: (text: string) => void = () => undefined): () => string {
  let output = '';
  const read = (chunk: Buffer) => {
    output += chunk.toString();
    onMore(output);
  };
  child.stdout?.on('data', read);
  child.stderr?.on('data', read);
  return () => output;
}
