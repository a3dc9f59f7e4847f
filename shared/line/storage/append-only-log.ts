import { releaseFormat } from '@site/contracts';
import { readJson, type Storage } from './storage';

export interface LogEntry {
  sequence: number;
  format: number;
}

/** Each entry is written once, so appending is a compare-and-swap. */
export class AppendOnlyLog<Entry extends LogEntry> {
  readonly #storage: Storage;
  readonly #keyOf: (sequence: number) => string;

  constructor(storage: Storage, keyOf: (sequence: number) => string) {
    this.#storage = storage;
    this.#keyOf = keyOf;
  }

  /** `undefined` when empty. Probes instead of listing. `from` is a known number. */
  async findNewest(from = 0): Promise<Entry | undefined> {
    let [newest, step] = [from, 1];
    while (await this.has(newest + step)) {
      newest += step;
      step *= 2;
    }
    let beyond = newest + step;
    while (beyond - newest > 1) {
      const middle = Math.floor((newest + beyond) / 2);
      if (await this.has(middle)) newest = middle;
      else beyond = middle;
    }
    return newest === 0 ? undefined : this.read(newest);
  }

  async has(sequence: number): Promise<boolean> {
    return (await this.#storage.read(this.#keyOf(sequence))) !== undefined;
  }

  read(sequence: number): Promise<Entry> {
    return readJson<Entry>(this.#storage, this.#keyOf(sequence));
  }

  /** Appends after an entry (`undefined`: as the first). `undefined` when another process appended first. */
  async append(after: Entry | undefined, entry: Omit<Entry, 'sequence' | 'format'>): Promise<Entry | undefined> {
    // The other fields come from the caller.
    const whole = { sequence: (after?.sequence ?? 0) + 1, format: releaseFormat, ...entry } as Entry;
    const outcome = await this.#storage.writeOnce(this.#keyOf(whole.sequence), JSON.stringify(whole));
    return outcome === 'written' ? whole : undefined;
  }
}
