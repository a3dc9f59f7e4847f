import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** What the files of a checkout hold at one moment. */
export class Sources {
  readonly #folders = new Set<string>();

  private constructor(
    readonly root: string,
    /** Hash of each file that is tracked, or new and not ignored, by its path. */
    readonly hashes: ReadonlyMap<string, string>,
    /** Words in capitals: an environment variable that counts is named somewhere. */
    readonly words: ReadonlySet<string>,
  ) {
    for (const file of hashes.keys())
      for (let at = file.lastIndexOf('/'); at > 0; at = file.lastIndexOf('/', at - 1))
        this.#folders.add(file.slice(0, at));
  }

  /** `undefined` where git does not know the folder. */
  static async read(root: string): Promise<Sources | undefined> {
    const files = await listFiles(root);
    if (!files) return undefined;
    const hashes = new Map<string, string>();
    const words = new Set<string>();
    for (const file of files) {
      const bytes = await readFile(join(root, file)).catch(() => undefined);
      if (!bytes) continue; // removed, and not committed yet
      hashes.set(file, createHash('sha256').update(bytes).digest('base64url'));
      if (/\.(?:[cm]?[jt]sx?|json)$/.test(file))
        for (const [word] of bytes.toString('latin1').matchAll(/\b[A-Z][A-Z0-9_]+\b/g)) words.add(word);
    }
    return new Sources(root, hashes, words);
  }

  /** What a test finds at a path. `undefined` for what git ignores: nobody knows what it comes from. */
  stateOf(path: string): string | undefined {
    if (path === '' || this.#folders.has(path)) return 'folder';
    return this.hashes.get(path) ?? (existsSync(join(this.root, path)) ? undefined : 'absent');
  }

  /** Paths of the files below a folder, or of the one file. The whole checkout for an empty path. */
  under(path: string): string[] {
    return [...this.hashes.keys()].filter((file) => path === '' || file === path || file.startsWith(`${path}/`)).sort();
  }

  /** Names in a folder. */
  namesIn(folder: string): string[] {
    const prefix = folder && `${folder}/`;
    return [...new Set(this.under(folder).map((file) => file.slice(prefix.length).split('/')[0] ?? ''))].sort();
  }
}

async function listFiles(root: string): Promise<string[] | undefined> {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
  const listed = await promisify(execFile)('git', args, { cwd: root, maxBuffer: 2 ** 26 }).catch(() => undefined);
  return listed && [...new Set(listed.stdout.split('\0').filter(Boolean))].sort();
}
