import { eachOf } from './parallel';
import type { Storage } from './storage';

/** Another storage with a draft over it: writes stay in memory until they are committed, or are forgotten. */
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

  /** Forgets what was drafted under the key. What lies below stays: a draft takes nothing away. */
  async remove(key: string): Promise<void> {
    this.#draft.delete(key);
  }

  /** Writes the draft down, `last` after all the others: the key that says that they are complete. */
  async commit(last: string): Promise<void> {
    const bytesOfLast = this.#draft.get(last);
    await eachOf([...this.#draft].filter(([key]) => key !== last), ([key, bytes]) => this.#below.writeOnce(key, bytes));
    if (bytesOfLast) await this.#below.writeOnce(last, bytesOfLast);
    this.#draft.clear();
  }
}
