/**
 * Equal values as one object. Pages of a route have headers and links in common; and a text that was cut out of
 * the HTML of a page keeps all of that HTML in memory, while a copy does not.
 */
export class SharedValues {
  readonly #known = new Map<string, unknown>();

  /** A copy of the value, the same one for equal values. It has to be plain data. */
  one<T>(value: T): T {
    const text = JSON.stringify(value);
    if (!this.#known.has(text)) this.#known.set(text, JSON.parse(text));
    return this.#known.get(text) as T; // what was put there under the same text
  }
}
