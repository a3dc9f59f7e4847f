import type { Activation, Freeze } from '@site/contracts';
import { UserError } from '../storage';

export function findFreeze({ freeze }: Pick<Activation, 'freeze'>, now = Date.now()): Freeze | undefined {
  return freeze && Date.parse(freeze.until) > now ? freeze : undefined;
}

/** `Frozen until 2027-01-02 00:00 UTC by Ada: holidays.` */
export function describeFreeze({ until, why, by }: Freeze): string {
  return `Frozen until ${until.slice(0, 16).replace('T', ' ')} UTC${by ? ` by ${by.name}` : ''}: ${why}.`;
}

/** Throws one sentence during a freeze. With `isOverridden`, returns a note for the history, or `''`. */
export function passFreeze(activation: Pick<Activation, 'freeze'> | undefined, isOverridden = false): string {
  const freeze = activation && findFreeze(activation);
  if (!freeze) return '';
  if (!isOverridden)
    throw new UserError(
      `${describeFreeze(freeze)} Nothing goes live until then. In an emergency add --override-freeze, which is recorded.`,
    );
  return ` (freeze until ${freeze.until.slice(0, 10)} overridden)`;
}
