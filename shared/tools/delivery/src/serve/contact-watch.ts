import { setTimeout } from 'node:timers/promises';
import type { WaitingEntries } from '@site/contact-store';

/** `elsewhere`: the pages send contact requests to a hosted database. */
export type ContactState = WaitingEntries | 'unavailable' | 'elsewhere';

/** An answer holds for so long (ms): several balancers ask each second. */
const freshMs = 5_000;

/** A database that is busy for so long (ms) counts as unavailable: a balancer does not wait. */
const patienceMs = 1_000;

/** Asks the contact database how it is, when somebody wants to know. */
export class ContactWatch {
  readonly #read: () => Promise<WaitingEntries | 'elsewhere'>;
  #state: Promise<ContactState> | undefined;
  #at = 0;

  constructor(read: () => Promise<WaitingEntries | 'elsewhere'>) {
    this.#read = read;
  }

  state(now = Date.now()): Promise<ContactState> {
    if (!this.#state || now - this.#at >= freshMs) {
      this.#at = now;
      this.#state = Promise.race([this.#read(), tooLate()]).catch(() => 'unavailable' as const);
    }
    return this.#state;
  }
}

const tooLate = () => setTimeout(patienceMs, 'unavailable' as const, { ref: false });
