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

  /** Writes the draft down, the last key after all the others: it is the one that says that they are complete. */
  async commit(): Promise<void> {
    const entries = [...this.#draft];
    const last = entries.pop();
    await eachOf(entries, ([key, bytes]) => this.#below.writeOnce(key, bytes));
    if (last) await this.#below.writeOnce(...last);
    this.#draft.clear();
  }
}
