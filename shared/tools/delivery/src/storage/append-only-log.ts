import { findJson, readJson, type Storage } from './storage';

/** An entry of a log: numbered from 1 without gaps. */
export interface LogEntry {
  sequence: number;
}

/** Teams that go live at the same moment. */
const nextAtOnce = 8;

/** A log in the storage: entries are written once and never changed, so appending is a compare-and-swap. */
export class AppendOnlyLog<Entry extends LogEntry> {
  readonly #storage: Storage;
  readonly #keyOf: (sequence: number) => string;

  constructor(storage: Storage, keyOf: (sequence: number) => string) {
    this.#storage = storage;
    this.#keyOf = keyOf;
  }

  /**
   * The newest entry, or `undefined` while the log is empty. The log is not listed: entries have no gaps, so
   * a few reads find the newest. `from` is a number known to be there; with the newest one's this takes two reads.
   */
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

  /**
   * The newest entry, where it is expected to be the next after `from` or one of a few behind it: they are read side by
   * side.
   */
  async findNext(from: number): Promise<Entry | undefined> {
    const next = Array.from({ length: nextAtOnce }, (_, index) => from + 1 + index);
    const found = await Promise.all(next.map((sequence) => findJson<Entry>(this.#storage, this.#keyOf(sequence))));
    const count = found.indexOf(undefined);
    return count > 0 ? found[count - 1] : this.findNewest(count === 0 ? from : from + nextAtOnce);
  }

  async has(sequence: number): Promise<boolean> {
    return (await this.#storage.read(this.#keyOf(sequence))) !== undefined;
  }

  /** Throws when there is no such entry. */
  read(sequence: number): Promise<Entry> {
    return readJson<Entry>(this.#storage, this.#keyOf(sequence));
  }

  /**
   * Appends after an entry that was read, or after that number (0 before the first). `undefined` when another process
   * has appended meanwhile.
   */
  async append(after: number | Entry, entry: Omit<Entry, 'sequence'>): Promise<Entry | undefined> {
    // Never past the end: a gap in the log would hide everything behind it.
    if (typeof after === 'number' && after > 0 && !(await this.has(after))) return undefined;
    const last = typeof after === 'number' ? after : after.sequence;
    const whole = { sequence: last + 1, ...entry } as Entry; // every field but the number comes from the caller
    const outcome = await this.#storage.writeOnce(this.#keyOf(whole.sequence), JSON.stringify(whole));
    return outcome === 'written' ? whole : undefined;
  }
}
