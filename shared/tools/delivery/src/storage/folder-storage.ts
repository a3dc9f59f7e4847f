import { randomBytes } from 'node:crypto';
import { link, mkdir, open, readdir, readFile, rm } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import type { Storage } from './storage';

/** Keeps everything in one folder on disk. The folder is made on the first write. */
export class FolderStorage implements Storage {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  async read(key: string): Promise<Buffer | undefined> {
    try {
      return await readFile(this.#path(key));
    } catch (error) {
      if (isCode(error, 'ENOENT') || isCode(error, 'EISDIR') || isCode(error, 'ENOTDIR')) return undefined;
      throw error;
    }
  }

  /** Written aside, synced, then linked: a reader sees the whole file or none, and a second writer loses. */
  async writeOnce(key: string, bytes: Buffer | string): Promise<'written' | 'exists'> {
    const path = this.#path(key);
    await mkdir(dirname(path), { recursive: true });
    const aside = join(dirname(path), `.${randomBytes(8).toString('hex')}.part`);
    try {
      const file = await open(aside, 'wx');
      await file.writeFile(bytes);
      await file.sync();
      await file.close();
      await link(aside, path);
      return 'written';
    } catch (error) {
      if (isCode(error, 'EEXIST')) return 'exists';
      throw error;
    } finally {
      await rm(aside, { force: true });
    }
  }

  async list(prefix: string): Promise<string[]> {
    const folder = prefix.endsWith('/') ? prefix : `${dirname(prefix)}/`;
    const names = await this.#walk(folder);
    return names.filter((key) => key.startsWith(prefix)).sort();
  }

  async remove(key: string): Promise<void> {
    await rm(this.#path(key), { force: true });
  }

  async #walk(folder: string): Promise<string[]> {
    const path = this.#path(folder);
    const entries = await readdir(path, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
      if (isCode(error, 'ENOENT')) return [];
      throw error;
    });
    return entries
      .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
      .map((entry) => join(entry.parentPath, entry.name).slice(this.#folder.length + 1).split(sep).join('/'));
  }

  #path(key: string): string {
    if (key.split('/').includes('..')) throw new Error(`${key} points out of the storage.`);
    return join(this.#folder, key);
  }
}

function isCode(error: unknown, code: string): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === code;
}
