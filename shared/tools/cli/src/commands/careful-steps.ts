import type { Split } from '@site/contracts';
import {
  completeSplit,
  describeSplit,
  endSplit,
  findLive,
  findParts,
  growSplit,
  hasSplit,
  type SplitActivation,
} from '@site/delivery/activate';
import { type Storage, UserError } from '@site/delivery/storage';
import type { Reports } from '../reports';
import { describeJudged, judgeAll } from './judge-careful-release';

/** Percent of visitors per step; then all. */
const shares = [5, 25] as const;
export const [firstShare] = shares;

export interface CarefulInput {
  storage: Storage;
  reports: Pick<Reports, 'compareViews'>;
  say: (line: string) => void;
  /** Resolves at the next check. */
  wait: () => Promise<unknown>;
  /** Continues during a freeze. */
  overrideFreeze?: boolean | undefined;
}

/** `undefined` for all. */
export function nextShare({ share }: Split): number | undefined {
  return shares.find((next) => next > share);
}

/** Resolves with the final composition. Throws one sentence when the release was stopped. */
export async function goThroughSteps(begun: SplitActivation, input: CarefulInput): Promise<string> {
  const { storage, say, overrideFreeze } = input;
  let live = begun;
  for (;;) {
    const decided = await decide(live, input);
    live = decided.live;
    if (decided.stop !== undefined) {
      const { composition } = await endSplit(storage, live, decided.stop);
      throw new UserError(
        `Taken back: ${decided.stop}. Everybody gets composition ${composition} again. npx manzil health lists what failed.`,
      );
    }
    const share = nextShare(live.split);
    if (share === undefined) return (await completeSplit(storage, live, overrideFreeze)).composition;
    live = await growSplit(storage, live, share, overrideFreeze);
    say(`${share} % of visitors`);
  }
}

async function decide(
  begun: SplitActivation,
  { storage, reports, say, wait }: CarefulInput,
): Promise<{ live: SplitActivation; stop?: string }> {
  let [live, spoken] = [begun, ''];
  for (;;) {
    const judged = await judgeAll(live, live.split, (await findParts(storage, live)) ?? {}, reports);
    const line = judged.map(describeJudged).join('; ');
    if (line !== spoken) say(`${live.split.share} %: ${line}`);
    spoken = line;
    const stopped = judged.find(({ decision }) => decision === 'stop');
    if (stopped) return { live, stop: describeJudged(stopped) };
    if (judged.every(({ decision }) => decision === 'pass')) return { live: await follow(storage, live) };
    await wait();
    live = await follow(storage, live);
  }
}

/** The current step, including other teams' releases. Throws one sentence when it ended or moved on. */
async function follow(storage: Storage, live: SplitActivation): Promise<SplitActivation> {
  const { sequence, split } = live;
  const now = await findLive(storage, sequence);
  if (now?.sequence === sequence) return live;
  if (!hasSplit(now) || now.split.salt !== split.salt)
    throw new UserError(
      `The careful release of ${describeSplit(split)} has ended, because something else went live: ${now?.reason ?? 'unknown'}. Release again.`,
    );
  if (now.split.share === split.share) return now;
  throw new UserError(
    `Somebody took the next step manually: ${now.split.share} % of visitors. Run the same command again to continue.`,
  );
}
