import { eachOf } from './storage';
import type { Storage } from './storage';

/** A draft over another storage: writes stay in memory until commit, removals for good. */
export class OverlayStorage implements Storage {
  readonly #below: Storage;
  /** `undefined` for a removed key. */
  readonly #draft = new Map<string, Buffer | undefined>();

  constructor(below: Storage) {
    this.#below = below;
  }

  async read(key: string): Promise<Buffer | undefined> {
    return this.#draft.has(key) ? this.#draft.get(key) : this.#below.read(key);
  }

  async writeOnce(key: string, bytes: Buffer | string): Promise<'written' | 'exists'> {
    const below = await this.#below.read(key);
    if ((this.#draft.has(key) ? this.#draft.get(key) : below) !== undefined) return 'exists';
    this.#draft.set(key, Buffer.from(bytes));
    return 'written';
  }

  async list(prefix: string): Promise<string[]> {
    const all = new Set([...(await this.#below.list(prefix)), ...this.#draft.keys()]);
    const isThere = (key: string) => !this.#draft.has(key) || this.#draft.get(key) !== undefined;
    return [...all].filter((key) => key.startsWith(prefix) && isThere(key)).sort();
  }

  async remove(key: string): Promise<void> {
    this.#draft.set(key, undefined);
  }

  /** Keys of `last` come last, in order: they mark the others as complete. */
  async commit(last: readonly string[]): Promise<void> {
    const write = async (key: string) => {
      const bytes = this.#draft.get(key);
      if (bytes) await this.#below.writeOnce(key, bytes);
    };
    await eachOf(
      [...this.#draft.keys()].filter((key) => !last.includes(key)),
      write,
    );
    for (const key of last) await write(key);
    this.forget();
  }

  forget(): void {
    this.#draft.clear();
  }
}
