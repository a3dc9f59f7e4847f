import { idListText, readIdList } from '@site/contracts';

/** A list of ids in this browser, under one storage key. */
export class IdStore<Id extends string> {
  readonly #none: readonly Id[] = [];
  /** The stored text that the list was read from; `undefined` where storage is refused or full. */
  #source: string | null | undefined = null;
  #ids: readonly Id[] = this.#none;
  readonly #listeners = new Set<() => void>();

  /** @param isId What of a stored list is kept. */
  constructor(
    readonly key: string,
    readonly isId: (value: unknown) => value is Id,
  ) {}

  /** The same array until something changes. Storage is asked each time: another tab may have written. */
  get(): readonly Id[] {
    const text = this.#readText();
    if (text !== undefined && text !== this.#source) {
      this.#source = text;
      const ids = readIdList(text).filter(this.isId);
      this.#ids = ids.length > 0 ? ids : this.#none;
    }
    return this.#ids;
  }

  /** What the server and the first render in the browser see. */
  getServer(): readonly Id[] {
    return this.#none;
  }

  /** Replaces the whole list. Kept in memory where storage is refused or full. */
  set(ids: readonly Id[]): void {
    this.#ids = ids;
    this.#source = this.#write(ids);
    for (const listener of this.#listeners) listener();
  }

  /** Calls the listener after every change, in this tab or in another one. */
  subscribe(listener: () => void): () => void {
    if (this.#listeners.size === 0) window.addEventListener('storage', this.#onStorage);
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size === 0) window.removeEventListener('storage', this.#onStorage);
    };
  }

  /** Another tab wrote. A key of `null` says that everything was cleared. */
  readonly #onStorage = ({ key }: StorageEvent): void => {
    if (key !== null && key !== this.key) return;
    for (const listener of this.#listeners) listener();
  };

  /** `undefined` in a private window, or after a write to a full disk: then the list lives as long as the page. */
  #readText(): string | null | undefined {
    if (this.#source === undefined) return undefined;
    try {
      return localStorage.getItem(this.key);
    } catch {
      return undefined;
    }
  }

  #write(ids: readonly Id[]): string | undefined {
    const text = idListText(ids);
    try {
      localStorage.setItem(this.key, text);
      return text;
    } catch {
      return undefined;
    }
  }
}
