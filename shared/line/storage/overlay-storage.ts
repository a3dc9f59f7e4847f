import { eachOf } from './storage';
import type { Storage } from './storage';

/** A draft over another storage: writes stay in memory until commit. */
export class OverlayStorage implements Storage {
  readonly #below: Storage;
  readonly #draft = new Map<string, Buffer>();

  constructor(below: Storage) {
    this.#below = below;
  }

  async read(key: string): Promise<Buffer | undefined> {
    return this.#draft.get(key) ?? this.#below.read(key);
  }

  async writeOnce(key: string, bytes: Buffer | string): Promise<'written' | 'exists'> {
    const isBelow = (await this.#below.read(key)) !== undefined;
    if (isBelow || this.#draft.has(key)) return 'exists';
    this.#draft.set(key, Buffer.from(bytes));
    return 'written';
  }

  async list(prefix: string): Promise<string[]> {
    const drafted = [...this.#draft.keys()].filter((key) => key.startsWith(prefix));
    return [...new Set([...(await this.#below.list(prefix)), ...drafted])].sort();
  }

  async remove(key: string): Promise<void> {
    this.#draft.delete(key);
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

  /** Drops the draft. */
  forget(): void {
    this.#draft.clear();
  }
}
