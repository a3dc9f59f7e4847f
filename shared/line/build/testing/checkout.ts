import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../../checkout';

const execute = promisify(execFile);

export interface Build {
  wasBuilt: boolean;
  dir: string;
}

/** A copy of this repository. */
export class Checkout {
  readonly #folder: string;

  constructor(name: string) {
    this.#folder = mkdtempSync(join(tmpdir(), `manzil-${name}`));
    const paths = readdirSync(root).filter((path) => !['.cache', '.data', '.git', 'test-results'].includes(path));
    execFileSync('cp', ['-a', ...paths.map((path) => join(root, path)), this.#folder]);
  }

  /** In a separate process. */
  async build(parts: readonly string[]): Promise<Build[]> {
    const script = join(this.#folder, 'shared/line/build/testing/build-named.ts');
    const { stdout } = await execute(process.execPath, ['--import', 'tsx', script, ...parts], { cwd: this.#folder });
    const lines = stdout.trim().split('\n');
    return lines.map((line) => JSON.parse(line) as Build);
  }

  /** Each source in a folder, or a file. */
  edit(path: string, change: (text: string) => string): void {
    const place = join(this.#folder, path);
    const names = statSync(place).isDirectory() ? readdirSync(place, { recursive: true, encoding: 'utf8' }) : [''];
    for (const file of names.map((name) => join(place, name)).filter((name) => /\.tsx?$/.test(name)))
      writeFileSync(file, change(readFileSync(file, 'utf8')));
  }

  remove(): void {
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

export function readAll(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return Object.fromEntries(
    files.map(({ parentPath, name }) => [
      join(parentPath, name).slice(folder.length),
      readFileSync(join(parentPath, name), 'utf8'),
    ]),
  );
}
