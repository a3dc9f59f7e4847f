import { setTimeout } from 'node:timers/promises';
import type { Activation, Split } from '@site/contracts';
import {
  beginSplit,
  completeSplit,
  describeSplit,
  endSplit,
  findLive,
  findParts,
  growSplit,
  hasSplit,
  judge,
  leastPreviousViews,
  passFreeze,
  type SplitActivation,
  type Verdict,
  type ViewCount,
} from '@site/delivery/activate';
import { reasonOf, type Storage, UserError } from '@site/delivery/storage';
import { openReports, type Reports } from '../reports';
import { type CommandContext, getLive, openContext, sayWarnings, withReason, write } from './context';
import { browserCheck, releaseAll, type ReleaseOptions, versionsOf } from './release';

/** Percent of the visitors in each step; then all of them. */
const shares = [5, 25] as const;

/** How often the reports are looked at (ms). A failure arrives after 5 s. */
const lookEveryMs = 5000;

/** So far back the previous version is looked at (ms): a week has all of its days. */
const previousMs = 7 * 24 * 60 * 60 * 1000;

/** What decides, and what a test replaces. */
export interface CarefulInput {
  storage: Storage;
  reports: Pick<Reports, 'countViews'>;
  say: (line: string) => void;
  /** Resolves when it is time to look again. */
  wait: () => Promise<unknown>;
  /** Goes on also while the site is frozen. */
  overrideFreeze?: boolean | undefined;
}

/**
 * `npm run release -- <part…> --careful`: to 5 % of the visitors, then 25 %, then all. Each step goes on when enough
 * views have shown the release to be as sound as the version before, and ends with everybody on what was live when not.
 * The state is in the live log: after a kill it stays as it is, and the same command goes on from there.
 */
export async function releaseCarefully(names: readonly string[], options: ReleaseOptions = {}): Promise<void> {
  const context = await openContext(options);
  const { storage, progress } = context;
  const reports = await openReports(context.settings, await context.readConfig());
  const live = await getLive(storage);
  // Said at once, not after minutes of building.
  passFreeze(live, options.overrideFreeze);
  const begun = isSame(live, names) ? live : await begin(context, names, options);
  progress.say(
    `${begun === live ? 'going on: ' : ''}${describeSplit(begun.split)} for ${begun.split.share} % of visitors. Ctrl-C leaves it at this share.`,
  );
  const composition = await goThroughSteps(begun, {
    storage,
    reports,
    say: (line) => progress.say(line),
    wait: () => setTimeout(lookEveryMs),
    overrideFreeze: options.overrideFreeze,
  });
  progress.say(`live for all: composition ${composition}`);
  if (options.json) console.log(JSON.stringify({ composition, parts: begun.split.released, isNew: true }));
}

/** `npm run release -- --abort`: everybody gets what was live before the careful release that is under way. */
export async function abortCarefulRelease(options: ReleaseOptions = {}): Promise<void> {
  const { storage, progress } = await openContext({ ...options, isReadOnly: options.dryRun });
  const live = await getSplit(storage);
  if (options.dryRun)
    return write(
      options,
      `Would take ${describeSplit(live.split)} back from ${live.split.share} % of visitors; everybody would get composition ${live.composition}.`,
    );
  const { composition } = await endSplit(storage, live, withReason('aborted', options));
  progress.say(`${describeSplit(live.split)} is taken back; everybody gets composition ${composition}`);
  if (options.json) console.log(JSON.stringify({ composition }));
}

/**
 * `npm run release -- --next`: the next share, or all, of a careful release that is under way, where a person decides
 * instead of waiting until the views do. Refused when the views say that the release fails more often than the version
 * before.
 */
export async function takeNextStep(
  options: ReleaseOptions = {},
  open: typeof openReports = openReports,
): Promise<void> {
  const { settings, storage, readConfig, progress } = await openContext({ ...options, isReadOnly: options.dryRun });
  const live = await getSplit(storage);
  passFreeze(live, options.overrideFreeze);
  const judged = await open(settings, await readConfig())
    .then(async (reports) => judgeAll(live, live.split, (await findParts(storage, live)) ?? {}, reports))
    .catch((error: unknown) => {
      if (!(error instanceof UserError)) throw error;
      progress.say(`What visitors met is not known. ${reasonOf(error)}`);
      return [];
    });
  for (const each of judged) progress.say(describeJudged(each));
  if (judged.some(({ verdict }) => verdict.decision === 'stop'))
    throw new UserError(
      `${describeSplit(live.split)} fails more often than the version before. Take it back: npm run release -- --abort.`,
    );
  if (!judged.length || judged.some(({ verdict }) => verdict.decision !== 'pass'))
    progress.say('The views do not decide yet: whoever takes this step decides.');
  const share = nextShare(live.split);
  if (options.dryRun)
    return write(
      options,
      `Would give ${describeSplit(live.split)} to ${share ? `${share} % of visitors` : 'all visitors'} instead of ${live.split.share} %.`,
    );
  const { composition } = share
    ? await growSplit(storage, live, share, options.overrideFreeze)
    : await completeSplit(storage, live, options.overrideFreeze);
  write(
    options,
    options.json
      ? JSON.stringify({ composition, share: share ?? 100, parts: live.split.released })
      : `${describeSplit(live.split)} is live for ${share ? `${share} % of visitors` : 'all visitors'}.`,
  );
}

/** The share after this one; `undefined` for all. */
function nextShare({ share }: Split): number | undefined {
  return shares.find((next) => next > share);
}

async function getSplit(storage: Storage): Promise<SplitActivation> {
  const live = await getLive(storage);
  if (!hasSplit(live)) throw new UserError('No careful release is under way.');
  return live;
}

/** The same command again goes on with what it has begun. */
function isSame(live: Activation, names: readonly string[]): live is SplitActivation {
  return hasSplit(live) && [...new Set(names)].sort().join() === Object.keys(live.split.released).sort().join();
}

async function begin(
  context: CommandContext,
  names: readonly string[],
  options: ReleaseOptions,
): Promise<SplitActivation> {
  // Said at once, not after minutes of building.
  passFreeze(await getLive(context.storage), options.overrideFreeze);
  const verify = browserCheck(context, options);
  const released = versionsOf(await releaseAll(context, context.storage, names));
  const onProgress = (done: number, pages: number) => context.progress.say(`rendered ${done} of ${pages} pages`);
  const [share] = shares;
  const reason = withReason(`careful release ${describeSplit({ released })}: ${share} % of visitors`, options);
  const { activation, warnings } = await beginSplit({
    ...context,
    verify,
    onProgress,
    released,
    share,
    reason,
    overrideFreeze: options.overrideFreeze,
  });
  sayWarnings(context.progress, warnings);
  return activation;
}

/**
 * Resolves with the composition that all visitors get in the end. Throws one sentence when the release was taken back.
 */
export async function goThroughSteps(begun: SplitActivation, input: CarefulInput): Promise<string> {
  const { storage, say, overrideFreeze } = input;
  let live = begun;
  for (;;) {
    const decision = await decide(live, input);
    if (decision !== 'pass') {
      await endSplit(storage, live, decision.stop);
      throw new UserError(
        `Taken back: ${decision.stop}. Everybody gets composition ${live.composition} again. npm run health lists what failed.`,
      );
    }
    const share = nextShare(live.split);
    if (share === undefined) return (await completeSplit(storage, live, overrideFreeze)).composition;
    live = await growSplit(storage, live, share, overrideFreeze);
    say(`${share} % of visitors`);
  }
}

/** Waits until the views of this step decide about it. */
async function decide(
  live: SplitActivation,
  { storage, reports, say, wait }: CarefulInput,
): Promise<'pass' | { stop: string }> {
  const before = (await findParts(storage, live)) ?? {};
  let said = '';
  for (;;) {
    const judged = await judgeAll(live, live.split, before, reports);
    const line = judged.map(describeJudged).join('; ');
    if (line !== said) say(`${live.split.share} %: ${line}`);
    said = line;
    const stopped = judged.find(({ verdict }) => verdict.decision === 'stop');
    if (stopped) return { stop: describeJudged(stopped) };
    if (judged.every(({ verdict }) => verdict.decision === 'pass')) return 'pass';
    await wait();
    await refuseOther(storage, live);
  }
}

interface Judged {
  part: string;
  views: ViewCount;
  previous: ViewCount;
  verdict: Verdict;
}

async function judgeAll(
  { at }: Activation,
  { released }: Split,
  before: Readonly<Record<string, string>>,
  reports: CarefulInput['reports'],
): Promise<Judged[]> {
  const since = new Date(Date.parse(at) - previousMs).toISOString();
  const names = Object.keys(released);
  const asked = names.flatMap((part) => [
    { part: `${part}@${released[part]}`, since: at },
    { part: `${part}@${before[part]}`, since },
  ]);
  const counts = await reports.countViews(asked);
  return names.map((part, index) => {
    const [views = none, previous = none] = counts.slice(2 * index);
    return { part: `${part} ${released[part]}`, views, previous, verdict: judge(views, previous) };
  });
}

const none: ViewCount = { views: 0, bad: 0 };

function describeJudged({ part, views: { views, bad }, previous, verdict: { healthyRate } }: Judged): string {
  const usual =
    previous.views < leastPreviousViews
      ? `${leastPreviousViews} are needed to compare`
      : `up to ${(healthyRate * 100).toFixed(1)} % is usual`;
  return `${part}: ${bad} of ${views} views failed; of the version before ${previous.bad} of ${previous.views}, ${usual}`;
}

/** Whatever somebody else activates ends a careful release: then nothing of it is live any more. */
async function refuseOther(storage: Storage, { sequence, split }: SplitActivation): Promise<void> {
  const now = await findLive(storage, sequence);
  if (now?.sequence === sequence) return;
  if (now?.split?.salt === split.salt)
    throw new UserError(
      `Somebody has taken the next step by hand: ${now.split.share} % of visitors. The same command again goes on from there.`,
    );
  throw new UserError(
    `The careful release of ${describeSplit({ released: split.released })} has ended, because something else went live: ${now?.reason ?? 'unknown'}. Release again.`,
  );
}
