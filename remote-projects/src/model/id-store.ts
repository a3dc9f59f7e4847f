import { idListText, readIdList } from '@site/contracts';

export class IdStore<Id extends string> {
  readonly #none: readonly Id[] = [];
  /** The stored text of the current list; `undefined` when storage is refused or full. */
  #source: string | null | undefined = null;
  #ids: readonly Id[] = this.#none;
  readonly #listeners = new Set<() => void>();

  constructor(
    readonly key: string,
    readonly isId: (value: unknown) => value is Id,
  ) {}

  /** The same array until something changes. Reads storage on each call, because another tab may have written. */
  get(): readonly Id[] {
    const text = this.#readText();
    if (text !== undefined && text !== this.#source) {
      this.#source = text;
      const ids = readIdList(text).filter(this.isId);
      this.#ids = ids.length > 0 ? ids : this.#none;
    }
    return this.#ids;
  }

  /** For the server and the first render in the browser. */
  getServer(): readonly Id[] {
    return this.#none;
  }

  /** Replaces the list. Kept in memory when storage is refused or full. */
  set(ids: readonly Id[]): void {
    this.#ids = ids;
    this.#source = this.#write(ids);
    for (const listener of this.#listeners) listener();
  }

  /** Calls `listener` after every change, also from other tabs. */
  subscribe(listener: () => void): () => void {
    if (this.#listeners.size === 0) window.addEventListener('storage', this.#onStorage);
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size === 0) window.removeEventListener('storage', this.#onStorage);
    };
  }

  /** Another tab wrote. A `null` key means that all storage was cleared. */
  readonly #onStorage = ({ key }: StorageEvent): void => {
    if (key !== null && key !== this.key) return;
    for (const listener of this.#listeners) listener();
  };

  /** `undefined` in private windows and after a failed write: the list then lasts as long as the page. */
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
