import { execFileSync, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { root } from '@site/build';
import type { Edit } from './case';

export interface CommandOutcome {
  output: string;
  /** `null` when killed. */
  code: number | null;
  seconds: number;
}

/** Milliseconds; the slowest takes a tenth on two idle cores, and ten times as long on a busy machine. */
const limitMs = 15 * 60_000;

export class Checkout {
  readonly #changed = new Map<string, string | undefined>();

  private constructor(readonly folder: string) {}

  /** `from` is a built checkout; default this one. */
  static async copy(folder: string, from: string = root): Promise<Checkout> {
    const parts = (await readdir(from)).filter((name) => /^(shell|remote-.+)$/.test(name));
    for (const path of [
      'package.json',
      'package-lock.json',
      'tsconfig.json',
      '.gitignore',
      '.github',
      'shared',
      ...parts,
      '.cache/build',
    ]) {
      if (existsSync(join(from, path)))
        await cp(join(from, path), join(folder, 'checkout', path), {
          recursive: true,
          filter: (source) => basename(source) !== 'node_modules',
        });
    }
    await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
    await linkOwnPackages(join(folder, 'checkout'));
    // The check asks git what it ignores.
    execFileSync('git', ['init', '--quiet'], { cwd: join(folder, 'checkout') });
    return new Checkout(join(folder, 'checkout'));
  }

  async apply(edits: readonly Edit[]): Promise<void> {
    for (const { file, change } of edits) {
      const path = join(this.folder, file);
      const before = existsSync(path) ? await readFile(path, 'utf8') : undefined;
      if (!this.#changed.has(file)) this.#changed.set(file, before);
      await put(path, change(before));
    }
  }

  /** Reverts all edits. */
  async restore(): Promise<void> {
    for (const [file, before] of this.#changed) await put(join(this.folder, file), before);
    this.#changed.clear();
  }

  /** Never rejects. */
  run(args: readonly string[], env: Readonly<Record<string, string>>): Promise<CommandOutcome> {
    const started = performance.now();
    const main = join(this.folder, 'shared/tools/cli/src/main.ts');
    return new Promise((resolve, reject) => {
      const child = spawn(process.execPath, ['--import', 'tsx', main, ...args], {
        cwd: this.folder,
        env: { ...process.env, ...env },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      const timer = setTimeout(() => child.kill('SIGKILL'), limitMs);
      let output = '';
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
      child.on('error', reject);
      child.on('close', (code) => {
        clearTimeout(timer);
        resolve({ output, code, seconds: (performance.now() - started) / 1000 });
      });
    });
  }
}

async function put(path: string, text: string | undefined): Promise<void> {
  if (text === undefined) return rm(path, { force: true });
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}

async function linkOwnPackages(checkout: string): Promise<void> {
  const scope = join(checkout, 'node_modules/@site');
  await mkdir(scope, { recursive: true });
  for (const group of ['packages', 'services', 'tools']) {
    for (const name of await readdir(join(checkout, 'shared', group))) {
      await symlink(join(checkout, 'shared', group, name), join(scope, name));
      const nested = join(root, 'shared', group, name, 'node_modules');
      if (existsSync(nested)) await symlink(nested, join(checkout, 'shared', group, name, 'node_modules'));
    }
  }
}
