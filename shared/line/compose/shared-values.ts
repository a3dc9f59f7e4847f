/**
 * Equal values as one object: pages of a route share headers and links. Copies, because a substring keeps the page's
 * whole HTML in memory.
 */
export class SharedValues {
  readonly #known = new Map<string, unknown>();

  one<T>(value: T): T {
    const text = JSON.stringify(value);
    if (!this.#known.has(text)) this.#known.set(text, JSON.parse(text));
    return this.#known.get(text) as T; // Stored under the same text.
  }
}
