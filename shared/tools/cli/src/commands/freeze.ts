import { changeState, describeFreeze, findFreeze, readActor } from '@site/delivery/activate';
import { UserError } from '@site/delivery/storage';
import { type CommonOptions, getLive, openContext, write } from '../context';

export interface FreezeOptions extends CommonOptions {
  /** A day (`2027-01-02`, from 00:00 UTC) or a moment, ISO 8601. */
  until?: string;
  /** Ends the freeze. */
  lift?: boolean;
}

/** Days; a forgotten freeze must end. */
const longestDays = 92;

/** `npx manzil freeze --until 2027-01-02 --why holidays`: blocks activations. Without options it shows the state. */
export async function freeze(options: FreezeOptions = {}): Promise<void> {
  const { storage } = await openContext({ ...options, isReadOnly: true });
  const now = findFreeze(await getLive(storage));
  if (!options.until && !options.lift)
    return say(options, now, now ? describeFreeze(now) : 'Not frozen: releases go live.');
  if (options.lift) {
    if (!now) throw new UserError('The site is not frozen.');
    if (!options.dryRun)
      await changeState({
        storage,
        reason: `lift the freeze${options.why ? `: ${options.why}` : ''}`,
        change: ({ freeze: _, ...state }) => state,
      });
    return say(
      options,
      undefined,
      options.dryRun ? 'Would lift the freeze.' : 'The freeze is lifted: releases go live again.',
    );
  }
  const why = options.why?.replace(/\s+/g, ' ').trim().replace(/\.$/, '');
  if (!why) throw new UserError('Give the reason: --why "…". A refused release shows it.');
  const next = { until: readUntil(options.until ?? ''), why, by: readActor() };
  if (!options.dryRun)
    await changeState({
      storage,
      reason: `freeze until ${next.until.slice(0, 10)}: ${why}`,
      change: (state) => ({ ...state, freeze: next }),
    });
  say(options, next, options.dryRun ? `Would be: ${describeFreeze(next)}` : describeFreeze(next));
}

function readUntil(text: string): string {
  const time = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d)?(\.\d+)?(Z|[+-]\d\d:\d\d))?$/.test(text)
    ? Date.parse(text)
    : Number.NaN;
  if (Number.isNaN(time))
    throw new UserError(
      `--until takes a day such as 2027-01-02 (from 00:00 UTC) or a moment such as 2027-01-02T08:00+01:00, not "${text}".`,
    );
  if (time <= Date.now()) throw new UserError(`${text} is in the past.`);
  if (time > Date.now() + longestDays * 86_400_000)
    throw new UserError(`A freeze ends after ${longestDays} days at most.`);
  return new Date(time).toISOString();
}

function say(options: CommonOptions, freeze: object | undefined, sentence: string): void {
  write(options, sentence, { freeze: freeze ?? null });
}
