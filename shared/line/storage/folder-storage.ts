import { randomBytes } from 'node:crypto';
import { link, mkdir, open, readdir, readFile, rm } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import type { Storage } from './storage';

/** Errors for keys that cannot exist. */
const notThere = ['ENOENT', 'EISDIR', 'ENOTDIR', 'ENAMETOOLONG', 'ERR_INVALID_ARG_VALUE', 'EOUTSIDE'];

export class FolderStorage implements Storage {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  async read(key: string): Promise<Buffer | undefined> {
    try {
      return await readFile(this.#path(key));
    } catch (error) {
      if (notThere.some((code) => isCode(error, code))) return undefined;
      throw error;
    }
  }

  /** Temporary file, sync, link: readers see whole files, and a second writer loses. */
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
      await syncFolder(dirname(path));
      return 'written';
    } catch (error) {
      if (isCode(error, 'EEXIST')) return 'exists';
      throw error;
    } finally {
      await rm(aside, { force: true });
    }
  }

  async list(prefix: string): Promise<string[]> {
    const path = this.#path(prefix.endsWith('/') ? prefix : `${dirname(prefix)}/`);
    const entries = await readdir(path, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
      if (isCode(error, 'ENOENT')) return [];
      throw error;
    });
    return entries
      .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
      .map(({ parentPath, name }) => relative(this.#folder, join(parentPath, name)).split(sep).join('/'))
      .filter((key) => key.startsWith(prefix))
      .sort();
  }

  async remove(key: string): Promise<void> {
    await rm(this.#path(key), { force: true });
  }

  #path(key: string): string {
    if (key.split('/').includes('..'))
      throw Object.assign(new Error(`${key} points out of the storage.`), { code: 'EOUTSIDE' });
    return join(this.#folder, key);
  }
}

/** A link is durable after its folder is synced. Windows cannot open folders. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => undefined);
  await handle?.sync().catch(() => undefined);
  await handle?.close();
}

function isCode(error: unknown, code: string): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === code;
}
