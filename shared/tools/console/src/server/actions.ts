import { randomBytes } from 'node:crypto';
import { reasonOf, UserError } from '@site/delivery/storage';
import type { ActionMessage, ActionRequest, ConsoleAction } from '../messages';
import type { ConsoleSource } from './source';

interface Ticket {
  id: string;
  action: ConsoleAction;
  sequence: number | undefined;
}

/** Checks and runs actions, one at a time, while the live site is unchanged. */
export class Actions {
  readonly #source: ConsoleSource;
  #ticket: Ticket | undefined;
  #isBusy = false;

  constructor(source: ConsoleSource) {
    this.#source = source;
  }

  /** Sends lines and one last message. Unexpected errors are also thrown. */
  async answer(request: ActionRequest, send: (message: ActionMessage) => void): Promise<void> {
    if (this.#isBusy) return send({ refused: 'Something else is being done from here. Wait until it has ended.' });
    this.#isBusy = true;
    try {
      send(await (request.step === 'check' ? this.#check(request.action, send) : this.#act(request, send)));
    } catch (error) {
      send({
        refused:
          error instanceof UserError
            ? error.message
            : `This failed: ${reasonOf(error)}. The terminal of npx manzil console has the details.`,
      });
      if (!(error instanceof UserError)) throw error;
    } finally {
      this.#isBusy = false;
    }
  }

  async #check(action: ConsoleAction, send: (message: ActionMessage) => void): Promise<ActionMessage> {
    this.#ticket = undefined;
    // Read before the check, which does not cover later activations.
    const sequence = await this.#source.sequence();
    const isPossible = await this.#source.run(action, { dryRun: true, print: (say) => send({ say }) });
    if (!isPossible) return { nothingToDo: true };
    this.#ticket = { id: randomBytes(16).toString('base64url'), action, sequence };
    return { checked: this.#ticket.id };
  }

  async #act(
    { ticket: id, why }: { ticket: string; why?: string | undefined },
    send: (message: ActionMessage) => void,
  ): Promise<ActionMessage> {
    const ticket = this.#ticket;
    this.#ticket = undefined;
    if (ticket?.id !== id)
      throw new UserError('This has not been checked, or something else was checked since. Check it again.');
    if ((await this.#source.sequence()) !== ticket.sequence)
      throw new UserError(
        'Something else has gone live since this was checked. Look at what is live now, and check it again.',
      );
    await this.#source.run(ticket.action, { dryRun: false, why, print: (say) => send({ say }) });
    return { done: true };
  }
}
