import { within } from '../storage';

/** `elsewhere`: requests go to a hosted database. */
export type ContactState = 'open' | 'unavailable' | 'elsewhere';

/** Milliseconds for which an answer is reused. */
const freshMs = 5_000;

/** Milliseconds after which the database counts as unavailable. */
const patienceMs = 1_000;

/** Asks the contact database on demand. */
export class ContactWatch {
  readonly #read: () => Promise<'open' | 'elsewhere'>;
  #state: Promise<ContactState> | undefined;
  #at = -Infinity;

  constructor(read: () => Promise<'open' | 'elsewhere'>) {
    this.#read = read;
  }

  state(now = performance.now()): Promise<ContactState> {
    if (!this.#state || now - this.#at >= freshMs) {
      this.#at = now;
      this.#state = within(patienceMs, this.#read()).catch(() => 'unavailable' as const);
    }
    return this.#state;
  }
}
