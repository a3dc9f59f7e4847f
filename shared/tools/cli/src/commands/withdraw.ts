import type { Activation, Withdrawal } from '@site/contracts';
import {
  changeState,
  findParts,
  goLive,
  pin,
  readActor,
  readVersionName,
  versionName,
  whyWithdrawn,
  withdrawVersion,
} from '@site/delivery/activate';
import { findRelease } from '@site/delivery/release';
import { UserError } from '@site/delivery/storage';
import {
  type CommandContext,
  type CommonOptions,
  type FreezableOptions,
  getLive,
  openContext,
  sayWarnings,
  write,
} from '../context';
import { getPartTarget, tryRollback } from './rollback';

export interface WithdrawOptions extends FreezableOptions {
  /** Activates the previous version at the same time. */
  rollback?: boolean;
}

interface Withdrawn {
  part: string;
  version: string;
  why: string;
}

/**
 * `npx manzil withdraw part@version --why "…"`: blocks a version. A live version must be replaced first, or with
 * `--rollback`.
 */
export async function withdraw(word: string, options: WithdrawOptions = {}): Promise<void> {
  const what = { ...readVersionName(word), why: readReason(options) };
  const context = await openContext({ ...options, isReadOnly: options.dryRun });
  const { storage } = context;
  const live = await getLive(storage);
  if (!(await findRelease(storage, what.part, what.version)))
    throw new UserError(`${word} is not in this storage. npx manzil history names versions.`);
  const known = whyWithdrawn(live, what.part, what.version);
  if (known) throw new UserError(known);
  const isLive = (await findParts(storage, live))?.[what.part] === what.version;
  if (isLive && !options.rollback)
    throw new UserError(
      `${word} is live. Replace it first: npx manzil rollback ${what.part}, or npm run release -- ${what.part}. To roll back and withdraw at once, add --rollback.`,
    );
  const target = isLive ? await getPartTarget(storage, live, what.part) : undefined;
  const restored = target?.parts[what.part];
  const again = restored ? ` ${what.part} ${restored} is live again, as of ${target?.activation.at}.` : '';
  if (options.dryRun && restored) await tryRollback(context, live, { [what.part]: restored }, options);
  if (options.dryRun)
    return say(
      options,
      { ...what, restored },
      `Would withdraw ${word}.${again.replace(' is live again', ' would be live again')}`,
    );
  if (target && restored) await replace(context, what, target.activation, restored, options);
  else await append(context, what);
  say(
    options,
    { ...what, restored },
    `${word} is withdrawn: ${what.why}.${again} Open tabs with it load the document of the next page they go to.`,
  );
}

function readReason({ why = '' }: CommonOptions): string {
  const reason = why.replace(/\s+/g, ' ').trim().replace(/\.$/, '');
  if (!reason) throw new UserError('Give the reason: --why "…". Later refusals of this version show it.');
  return reason;
}

function withdrawal(why: string): Withdrawal {
  return { at: new Date().toISOString(), why, by: readActor() };
}

/** Repeats after a concurrent activation, unless that activated the version. */
async function append({ storage }: CommandContext, { part, version, why }: Withdrawn): Promise<void> {
  const name = versionName(part, version);
  await changeState({
    storage,
    reason: `withdraw ${name}: ${why}`,
    endsSplit: ({ released }) => released[part] === version,
    change: (state, live) => {
      if (live.parts?.[part] === version)
        throw new UserError(`${name} has just gone live. Run this again with --rollback.`);
      return withdrawVersion(state, name, withdrawal(why));
    },
  });
}

async function replace(
  { progress, ...context }: CommandContext,
  { part, version, why }: Withdrawn,
  target: Activation,
  restored: string,
  { overrideFreeze }: FreezableOptions,
): Promise<void> {
  const name = versionName(part, version);
  const { warnings } = await goLive({
    ...context,
    reason: `withdraw ${name}, back to ${restored}: ${why}`,
    restores: target.sequence,
    part,
    budgets: 'warn',
    overrideFreeze,
    choose: (now) => {
      const live = now?.parts[part];
      if (live !== version)
        throw new UserError(
          `${part} ${live} has just gone live in the place of ${name}. Run this again without --rollback.`,
        );
      return { ...now?.parts, [part]: restored };
    },
    change: (state) => withdrawVersion(pin(state, { [part]: restored }), name, withdrawal(why)),
  });
  sayWarnings(progress, warnings);
}

function say(
  options: CommonOptions,
  { part, version, why, restored }: Withdrawn & { restored: string | undefined },
  sentence: string,
): void {
  write(options, sentence, { part, version, why, ...(restored ? { restored } : {}) });
}
