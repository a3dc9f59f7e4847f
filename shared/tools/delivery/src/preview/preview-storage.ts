import { keys, type Storage } from '../storage';

/** Never read from the live site. */
const ownOnly = ['live/', 'compositions/', 'leases/', 'prunings/'];

/**
 * Reads its prefix (`previews/<name>/`) before the site's storage, and writes only its prefix. Removing the prefix
 * removes the preview.
 */
export class PreviewStorage implements Storage {
  readonly #site: Storage;
  readonly #prefix: string;

  constructor(site: Storage, name: string) {
    this.#site = site;
    this.#prefix = keys.preview(name);
  }

  async read(key: string): Promise<Buffer | undefined> {
    const own = await this.#site.read(this.#prefix + key);
    return own ?? (isOwn(key) ? undefined : this.#site.read(key));
  }

  async writeOnce(key: string, bytes: Buffer | string): Promise<'written' | 'exists'> {
    if (!isOwn(key) && (await this.#site.read(key)) !== undefined) return 'exists';
    return this.#site.writeOnce(this.#prefix + key, bytes);
  }

  async list(prefix: string): Promise<string[]> {
    const own = (await this.#site.list(this.#prefix + prefix)).map((key) => key.slice(this.#prefix.length));
    return isOwn(prefix) ? own : [...new Set([...own, ...(await this.#site.list(prefix))])].sort();
  }

  remove(key: string): Promise<void> {
    return this.#site.remove(this.#prefix + key);
  }
}

function isOwn(key: string): boolean {
  return ownOnly.some((prefix) => key.startsWith(prefix));
}
