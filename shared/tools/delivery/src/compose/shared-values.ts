/**
 * Equal values as one object, because pages of a route share headers and links. Copies, because a substring of a page's
 * HTML keeps the whole HTML in memory.
 */
export class SharedValues {
  readonly #known = new Map<string, unknown>();

  /** Accepts plain data only. */
  one<T>(value: T): T {
    const text = JSON.stringify(value);
    if (!this.#known.has(text)) this.#known.set(text, JSON.parse(text));
    return this.#known.get(text) as T; // Stored under the same text.
  }
}
